"""The encoder as an ONNX graph, written straight from the packaged weights.

The word table stays outside: the graph takes word + position + type vectors of texts that have equally many
tokens and gives the pooled vector of length one of each. There are no filler tokens, and only attention and
the mean look at more than one token, each text apart: a text has the same bytes alone and among others.

Matrices are 8-bit, one step a row; activations are 8-bit, one step a token. Both are multiplied as whole
numbers, whose sums are exact whatever the order, so a vector depends neither on the number of threads
nor on other texts, and hardly on the machine. The few channels in which this model's layer norms are
always large would spoil the step of every token: they are multiplied apart, in single precision.

With tuned layers the graph forks before the first of them: both vectors of a text come from one run, and what
lies below the fork is computed once.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from subrule.retrieval.weights import Floats, PackedWeights

if TYPE_CHECKING:
    from subrule.retrieval.tuned import TunedWeights

INPUT = "token_vectors"
"""Name of the graph's input, ``(texts, tokens, width)`` single precision."""

OUTPUT = "vector"
"""Name of the graph's output, ``(texts, width)`` single precision, length one."""

TUNED_OUTPUT = "tuned_vector"
"""Name of the second output of a graph with tuned layers, of the same shape."""

LARGE_CHANNELS = (15, 35, 62, 87, 146, 297, 321, 347)
"""Channels multiplied in single precision.

Source: largest values against the median over all layers, measured on sentences about rules in three
languages; with them apart the cosine to single precision rises from 0.9993 to 0.9998.
"""

_CONTRIB = "com.microsoft"
_LARGEST = 127
_MIDDLE = 128
_OPSET = 18
_IR_VERSION = 9


def write_encoder(
    weights: PackedWeights, path: Path, *, signed: bool = True, tuned: TunedWeights | None = None
) -> None:
    """Write the encoder graph.

    Args:
        weights: the packaged weights.
        path: file to write (about 22 MB; with tuned layers half as much again).
        signed: whether matrices are signed bytes; unsigned ones, lifted by 128, have the same products and
            are for processors where signed ones overflow (see :func:`write_probe`).
        tuned: the weights of a second output, :data:`TUNED_OUTPUT`.
    """
    writer = _Writer(weights, signed=signed)
    writer.encoder(tuned)
    writer.save(path)


def write_probe(path: Path) -> None:
    """Write a graph of one product, unsigned by signed bytes, in the largest values there are.

    On processors without dot-product instructions the kernel adds pairs in 16 bits and overflows there;
    its result then differs from :data:`PROBE_RESULT`.

    Args:
        path: file to write (2 kB).
    """
    import onnx  # noqa: PLC0415 - needed only while building

    helper, kinds = onnx.helper, onnx.TensorProto
    matrix = np.full((_PROBE_DEPTH, 16), _LARGEST, np.int8)
    graph = helper.make_graph(
        [helper.make_node("MatMulInteger", [INPUT, "matrix"], [OUTPUT])],
        "probe",
        [helper.make_tensor_value_info(INPUT, kinds.UINT8, [16, _PROBE_DEPTH])],
        [helper.make_tensor_value_info(OUTPUT, kinds.INT32, [16, 16])],
        [onnx.numpy_helper.from_array(matrix, "matrix")],
    )
    opsets = [helper.make_opsetid("", _OPSET)]
    onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=_IR_VERSION), str(path))


_PROBE_DEPTH = 64

PROBE_INPUT: npt.NDArray[np.uint8] = np.full((16, _PROBE_DEPTH), 255, np.uint8)
"""What the probe is run on."""

PROBE_RESULT = 255 * _LARGEST * _PROBE_DEPTH
"""What every number of its result must be."""


def quantise_rows(matrix: Floats) -> tuple[npt.NDArray[np.int8], Floats]:
    """Quantise a matrix to whole numbers from -127 to 127.

    Args:
        matrix: ``(rows, columns)``.

    Returns:
        The whole numbers, ``(rows, columns)``, and a step a row, ``(rows,)``.
    """
    steps = np.maximum(np.abs(matrix).max(axis=1), np.float32(1e-12)) / np.float32(_LARGEST)
    return np.rint(matrix / steps[:, None]).astype(np.int8), steps.astype(np.float32)


class _Writer:
    def __init__(self, weights: PackedWeights, *, signed: bool) -> None:
        import onnx  # noqa: PLC0415 - needed only while building

        self._onnx = onnx
        self._weights = weights
        self._signed = signed
        self._nodes: list[Any] = []
        self._tensors: list[Any] = []
        self._outputs: list[str] = []
        self._forked: tuple[str, ...] = ()

    def encoder(self, tuned: TunedWeights | None) -> None:
        shape = self._weights.shape
        large = [channel for channel in LARGE_CHANNELS if channel < shape.width]
        others = np.ones(shape.width, np.float32)
        others[large] = 0
        self._tensor("large", np.array(large, np.int64))
        self._tensor("others", others)
        self._tensor("one", np.array(1, np.float32))
        self._tensor("largest", np.array(_LARGEST, np.float32))
        self._tensor("zero", np.array(_MIDDLE, np.uint8))
        self._tensor("channels", np.array([-1], np.int64))
        self._tensor("first", np.array([0], np.int64))
        self._tensor("rows", np.array([-1, shape.width], np.int64))
        self._tensor("thrice", np.array([3 * shape.width], np.int64))
        # All tokens of all texts are rows of one matrix, except where a text's tokens look at each other.
        self._node("Shape", [INPUT], "texts")
        self._node("Shape", [INPUT], "sizes", start=0, end=2)
        self._node("Concat", ["sizes", "thrice"], "texts_thrice", axis=0)
        self._node("Reshape", [INPUT, "rows"], "flat")
        self._node("Shape", ["flat"], "count", start=0, end=1)
        self._node("Expand", ["zero", "count"], "zeros")
        stream = self._normalise("flat", "emb.ln", "h")
        fork = tuned.first_layer if tuned is not None else shape.layers
        for layer in range(fork):
            stream = self._layer(f"l{layer}.", stream)
        self._pooled(self._layers(range(fork, shape.layers), stream), OUTPUT)
        if tuned is not None:
            self._weights = tuned
            self._forked = tuple(f"l{layer}." for layer in range(fork, shape.layers))
            self._pooled(self._layers(range(fork, shape.layers), stream), TUNED_OUTPUT)

    def _pooled(self, stream: str, out: str) -> None:
        self._node("Reshape", [stream, "texts"], out + ".apart")
        # The mean over the rows of a matrix adds row by row, however wide; over a middle axis it does not.
        self._node("Transpose", [out + ".apart"], out + ".by_token", perm=[1, 0, 2])
        self._node("Flatten", [out + ".by_token"], out + ".side_by_side", axis=1)
        self._node("ReduceMean", [out + ".side_by_side", "first"], out + ".means", keepdims=0)
        self._node("Reshape", [out + ".means", "rows"], out + ".mean")
        self._node("LpNormalization", [out + ".mean"], out, axis=-1, p=2)
        self._outputs.append(out)

    def _layers(self, layers: range, stream: str) -> str:
        for layer in layers:
            stream = self._layer(f"l{layer}.", stream)
        return stream

    def _layer(self, layer: str, stream: str) -> str:
        parts = [layer + "q", layer + "k", layer + "v"]
        joined = self._multiply_split(stream, parts, self._weights.shape.width)
        by_text = self._node("Reshape", [joined, "texts_thrice"], layer + "by_text")
        self._add_node("Split", [by_text], parts, axis=-1, num_outputs=3)
        bias = self._tensor(layer + "qkv.b", np.concatenate([self._weights.vector(p + ".b") for p in parts]))
        heads = self._weights.shape.heads
        self._node("MultiHeadAttention", [*parts, bias], layer + "attended", _CONTRIB, num_heads=heads)
        self._node("Reshape", [layer + "attended", "rows"], layer + "context")
        attended = self._multiply(layer + "context", layer + "ao")
        middle = self._add_and_normalise(stream, attended, layer + "ao.b", layer + "aln")
        wide = self._multiply_split(middle, [layer + "fi"], self._weights.shape.inner)
        self._node("BiasGelu", [wide, self._vector(layer + "fi.b")], layer + "active", _CONTRIB)
        narrow = self._multiply(layer + "active", layer + "fo")
        return self._add_and_normalise(middle, narrow, layer + "fo.b", layer + "oln")

    def _add_and_normalise(self, stream: str, added: str, bias: str, norm: str) -> str:
        self._node("Add", [added, self._vector(bias)], norm + ".biased")
        self._node("Add", [norm + ".biased", stream], norm + ".sum")
        return self._normalise(norm + ".sum", norm, norm + ".out")

    def _normalise(self, stream: str, norm: str, out: str) -> str:
        inputs = [stream, self._vector(norm + ".w"), self._vector(norm + ".b")]
        return self._node("LayerNormalization", inputs, out, axis=-1, epsilon=self._weights.shape.epsilon)

    def _multiply(self, stream: str, matrix: str) -> str:
        """Multiply by a matrix of as many rows as the model is wide, all in whole numbers."""
        return self._whole_numbers(
            stream, self._weights.matrix(matrix + ".w", self._weights.shape.width), matrix
        )

    def _multiply_split(self, stream: str, matrices: list[str], rows: int) -> str:
        """Multiply a layer norm's output, the large channels apart in single precision."""
        matrix = np.concatenate([self._weights.matrix(name + ".w", rows) for name in matrices])
        out = matrices[0]
        large = [channel for channel in LARGE_CHANNELS if channel < matrix.shape[1]]
        self._tensor(out + ".large.w", matrix[:, large].T)
        self._node("Gather", [stream, "large"], out + ".large", axis=-1)
        self._node("MatMul", [out + ".large", out + ".large.w"], out + ".apart")
        rest = matrix.copy()
        rest[:, large] = 0
        self._node("Mul", [stream, "others"], out + ".others")
        product = self._whole_numbers(out + ".others", rest, out)
        return self._node("Add", [product, out + ".apart"], out + ".joined")

    def _whole_numbers(self, stream: str, matrix: Floats, out: str) -> str:
        # A row of nothing has step 0: whatever is divided by it counts 0 times.
        self._node("Abs", [stream], out + ".abs")
        self._node("ReduceMax", [out + ".abs", "channels"], out + ".max", keepdims=1)
        self._node("Div", [out + ".max", "largest"], out + ".step")
        self._node("Reshape", [out + ".step", "channels"], out + ".steps")
        self._node("QuantizeLinear", [stream, out + ".steps", "zeros"], out + ".whole", axis=0)
        whole, steps = quantise_rows(matrix)
        # Unsigned: the same whole numbers, lifted by 128, with a zero point of 128.
        stored = whole if self._signed else (whole.astype(np.int16) + _MIDDLE).astype(np.uint8)
        self._tensor(out + ".w", stored.T)
        self._tensor(out + ".d", steps)
        inputs = [out + ".whole", out + ".w", "one", out + ".d", "zero", *(() if self._signed else ("zero",))]
        self._node("MatMulIntegerToFloat", inputs, out + ".sums", _CONTRIB)
        return self._node("Mul", [out + ".sums", out + ".step"], out + ".product")

    def _vector(self, name: str) -> str:
        return self._tensor(name, self._weights.vector(name))

    def _named(self, name: str) -> str:
        """Give a name inside the graph: what lies above the fork stands there twice."""
        return f"tuned.{name}" if self._forked and name.startswith(self._forked) else name

    def _tensor(self, name: str, values: npt.NDArray[Any]) -> str:
        array = np.ascontiguousarray(values)
        self._tensors.append(self._onnx.numpy_helper.from_array(array, self._named(name)))
        return name

    def _node(
        self, kind: str, inputs: list[str], out: str, domain: str = "", **attributes: float | list[int]
    ) -> str:
        self._add_node(kind, inputs, [out], domain, **attributes)
        return out

    def _add_node(
        self, kind: str, inputs: list[str], outs: list[str], domain: str = "", **attributes: float | list[int]
    ) -> None:
        given, made = [self._named(name) for name in inputs], [self._named(name) for name in outs]
        self._nodes.append(self._onnx.helper.make_node(kind, given, made, domain=domain, **attributes))

    def save(self, path: Path) -> None:
        helper, single = self._onnx.helper, self._onnx.TensorProto.FLOAT
        width = self._weights.shape.width
        graph = helper.make_graph(
            self._nodes,
            "multilingual-e5-small",
            [helper.make_tensor_value_info(INPUT, single, ["texts", "tokens", width])],
            [helper.make_tensor_value_info(name, single, ["texts", width]) for name in self._outputs],
            self._tensors,
        )
        opsets = [helper.make_opsetid("", _OPSET), helper.make_opsetid(_CONTRIB, 1)]
        self._onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=_IR_VERSION), str(path))

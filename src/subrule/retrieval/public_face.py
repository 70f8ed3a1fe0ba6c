"""The embedded model as a plain ``SentenceTransformer``, for training and for comparison.

Made from the same packaged weights, in single precision: a ``BertModel`` (12 layers, 384 wide), the
Unigram tokenizer, mean pooling, length one. Needs torch; nothing that answers questions comes here.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from subrule.retrieval.embedding import PASSAGE, QUERY
from subrule.retrieval.model import replaced_folder
from subrule.retrieval.tokenizer import CONTROLS, LEAD, SEPARATORS
from subrule.retrieval.weights import PackedWeights, packaged_weights

_LAYER = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "ao": "attention.output.dense",
    "aln": "attention.output.LayerNorm",
    "fi": "intermediate.dense",
    "fo": "output.dense",
    "oln": "output.LayerNorm",
}


def load_sentence_transformer() -> Any:  # noqa: ANN401 - sentence-transformers is imported only here
    """Build the embedded model as a ``SentenceTransformer`` with its prompts ``query`` and ``document``.

    Returns:
        A ``sentence_transformers.SentenceTransformer`` on the CPU.

    Raises:
        MissingDataError: if the packaged weights are missing.
    """
    from sentence_transformers import SentenceTransformer  # noqa: PLC0415 - brings torch
    from sentence_transformers.sentence_transformer.modules import (  # noqa: PLC0415
        Normalize,
        Pooling,
        Transformer,
    )

    weights = PackedWeights(packaged_weights())
    with tempfile.TemporaryDirectory(prefix="subrule-") as folder:
        _bert(weights).save_pretrained(folder)
        _fast_tokenizer(weights).save_pretrained(folder)
        encoder = Transformer(folder, max_seq_length=weights.shape.positions)
    modules = [encoder, Pooling(weights.shape.width, "mean"), Normalize()]
    prompts = {"query": QUERY, "document": PASSAGE}
    return SentenceTransformer(modules=modules, prompts=prompts, device="cpu")


def packaged_names(layer: int) -> dict[str, str]:
    """Give the tensors of a layer: packaged name to name within the layer of a ``BertModel``."""
    return {
        f"l{layer}.{short}.{kind}": f"{long}.{full}"
        for short, long in _LAYER.items()
        for kind, full in (("w", "weight"), ("b", "bias"))
    }


def export_sentence_transformer(folder: Path) -> None:
    """Write the embedded model as a sentence-transformers folder (470 MB), usable as ``--model FOLDER``.

    Args:
        folder: the folder to make; it is replaced in one step.

    Raises:
        MissingDataError: if the folder cannot be written.
    """
    model = load_sentence_transformer()
    with replaced_folder(folder) as made:
        model.save(str(made))


def _bert(weights: PackedWeights) -> Any:  # noqa: ANN401
    import torch  # noqa: PLC0415
    from transformers import BertConfig, BertModel  # noqa: PLC0415

    shape = weights.shape
    config = BertConfig(
        vocab_size=shape.pieces,
        hidden_size=shape.width,
        num_hidden_layers=shape.layers,
        num_attention_heads=shape.heads,
        intermediate_size=shape.inner,
        max_position_embeddings=shape.positions,
        type_vocab_size=2,
        layer_norm_eps=shape.epsilon,
        pad_token_id=weights.pad,
    )
    with torch.device("meta"):
        bert = BertModel(config)
    state = {name: torch.from_numpy(values.copy()) for name, values in _state(weights).items()}
    bert.load_state_dict(state, strict=False, assign=True)
    places = torch.arange(shape.positions).expand(1, -1)
    bert.embeddings.position_ids = places
    bert.embeddings.token_type_ids = torch.zeros_like(places)
    return bert.eval()


def _state(weights: PackedWeights) -> dict[str, Any]:
    shape = weights.shape
    width = shape.width
    state: dict[str, Any] = {
        # The pooler is not used (the vector is the mean); without it each load would warn.
        "pooler.dense.weight": np.zeros((width, width), np.float32),
        "pooler.dense.bias": np.zeros(width, np.float32),
        "embeddings.word_embeddings.weight": weights.matrix("emb.word", shape.pieces),
        "embeddings.position_embeddings.weight": weights.vector("emb.pos").reshape(-1, width),
        "embeddings.token_type_embeddings.weight": weights.vector("emb.type").reshape(-1, width),
        "embeddings.LayerNorm.weight": weights.vector("emb.ln.w"),
        "embeddings.LayerNorm.bias": weights.vector("emb.ln.b"),
    }
    for layer in range(shape.layers):
        for short, long in _LAYER.items():
            rows = shape.inner if short == "fi" else width
            is_norm = short.endswith("ln")
            name = f"l{layer}.{short}"
            weight = weights.vector(name + ".w") if is_norm else weights.matrix(name + ".w", rows)
            state[f"encoder.layer.{layer}.{long}.weight"] = weight
            state[f"encoder.layer.{layer}.{long}.bias"] = weights.vector(name + ".b")
    return state


def unigram_tokenizer(weights: PackedWeights) -> Any:  # noqa: ANN401
    """Build the full tokenizer as a ``tokenizers.Tokenizer``, every language's pieces included.

    Args:
        weights: the packaged weights.
    """
    from tokenizers import Regex, Tokenizer, models, normalizers, pre_tokenizers, processors  # noqa: PLC0415

    pieces = weights.pieces
    scores = weights.scores.tolist()
    tokenizer = Tokenizer(
        models.Unigram(list(zip(pieces, scores, strict=True)), weights.unknown, byte_fallback=False)
    )
    dropped = "[" + "".join(f"\\x{{{c:x}}}" for c in CONTROLS) + "]"
    spaces = "[" + "".join(f"\\x{{{c:x}}}" for c in SEPARATORS) + "]"
    plain = [normalizers.Replace(Regex(dropped), ""), normalizers.Replace(Regex(spaces), " ")]
    tokenizer.normalizer = normalizers.Sequence(
        [*plain, normalizers.NFKC(), *plain, normalizers.Replace(Regex(" {2,}"), " "), normalizers.Strip()]
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(replacement=LEAD, prepend_scheme="always")
    begin, end = pieces[weights.begin], pieces[weights.end]
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{begin} $A {end}",
        pair=f"{begin} $A {end} {end} $B {end}",
        special_tokens=[(begin, weights.begin), (end, weights.end)],
    )
    return tokenizer


def _fast_tokenizer(weights: PackedWeights) -> Any:  # noqa: ANN401
    from transformers import PreTrainedTokenizerFast  # noqa: PLC0415

    pieces = weights.pieces
    begin, end = pieces[weights.begin], pieces[weights.end]
    return PreTrainedTokenizerFast(
        tokenizer_object=unigram_tokenizer(weights),
        bos_token=begin,
        eos_token=end,
        cls_token=begin,
        sep_token=end,
        pad_token=pieces[weights.pad],
        unk_token=pieces[weights.unknown],
        mask_token="<mask>",  # noqa: S106 - a piece of the vocabulary
        model_max_length=weights.shape.positions,
    )

#!/usr/bin/env python3
"""Start `subrule mcp`, call tools as a language model would, and print what comes back.

python scripts/call_tool.py                                # what tools there are
python scripts/call_tool.py cite number=303.4h edition=2010-02-01
"""

from __future__ import annotations

import asyncio
import json
import os
import sys

from mcp import Client, StdioServerParameters


async def main(words: list[str]) -> int:
    """Call a tool.

    Args:
        words: the tool's name and its arguments as NAME=VALUE; nothing for the list of tools.

    Returns:
        The exit status: 1 if the tool says that it did not work.
    """
    kept = {name: value for name, value in os.environ.items() if name.startswith(("SUBRULE_", "PYTHONPATH"))}
    arguments = ["-c", "from subrule.cli import main; main()", "mcp", "--lang", "en"]
    async with Client(StdioServerParameters(command=sys.executable, args=arguments, env=kept)) as client:
        if not words:
            for tool in (await client.list_tools()).tools:
                print(f"{tool.name:<15} {', '.join(tool.input_schema['properties'])}")
            return 0
        result = await client.call_tool(words[0], dict(word.split("=", 1) for word in words[1:]))
    if result.is_error:
        print(*(part.text for part in result.content if part.type == "text"))
        return 1
    print(json.dumps(result.structured_content, ensure_ascii=False, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))

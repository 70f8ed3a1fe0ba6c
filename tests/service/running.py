"""The service as a process of its own."""

import os
import socket
import subprocess
import sys
import time

import httpx

from tests.conftest import ROOT

SLOW = """
import sys
from subrule.service import server, settings
from tests.service.slow_judges import open_slow
create = server.create_app
server.create_app = lambda given, started: create(given, open_slow)
if __name__ == "__main__":
    server.serve(settings.load_settings(port=0))
"""
REAL = """
from subrule.service import server, settings
if __name__ == "__main__":
    server.serve(settings.load_settings(port=0))
"""


class Running:
    def __init__(self, folder, script=SLOW, **variables):
        environment = {
            **os.environ,
            "SUBRULE_HOME": str(folder),
            "SUBRULE_SERVE_WORKERS": "1",
            **{f"SUBRULE_SERVE_{name.upper()}": str(value) for name, value in variables.items()},
        }
        path = folder / "serve.py"
        path.write_text(script, encoding="utf-8")
        environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), environment.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, str(path)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        line = self.process.stdout.readline()
        assert "http://" in line, self.process.stderr.read()
        self.url = line.split()[-1].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])
        for _ in range(2400):
            if httpx.get(f"{self.url}/readyz").status_code == 200:
                return
            time.sleep(0.05)
        raise AssertionError("not ready")

    def ask(self, question, timeout=30.0):
        return httpx.post(f"{self.url}/v1/ask", json={"question": question}, timeout=timeout)

    def raw(self, content=b""):
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        connection.sendall(content)
        return connection

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

#!/usr/bin/env bash
# Packages: lynx 2.9.0dev.12, w3m 0.5.3+git20230121 and tmux of Debian 12
# Guess: A form with method="post" is posted also if it has only a button without a name, with an empty body, as a form that
#   signs out or confirms a link usually is.
# Behavior: lynx sends it by GET, without a question mark, so the server answers that there is no such page, or shows the page
#   of the link again, and the person has not signed out. A button with a name, or a hidden field, makes it a POST. w3m posts
#   the empty form.
# Source: HTML Living Standard, 4.10.22.3 (form submission algorithm). The guess was written afterwards.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'tmux -S "$folder/tmux" kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat >run.mjs <<'PROGRAM'
import { execFileSync } from 'node:child_process';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const forms = {
  'a button': '<button>Go</button>',
  'a button with a name': '<button name="act" value="out">Go</button>',
  'a hidden field': '<input type="hidden" name="sure" value="yes"><button>Go</button>',
  'a hidden field without a value': '<input type="hidden" name="sure"><button>Go</button>',
};
const tmux = (...args) => execFileSync('tmux', ['-S', 'tmux', '-f', '/dev/null', ...args], { stdio: 'ignore' });
for (const browser of ['lynx', 'w3m'])
  for (const [name, form] of Object.entries(forms)) {
    let seen = '';
    const server = http.createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        if (request.url !== '/') seen = `${request.method} ${request.url} "${body}"`;
        response.setHeader('content-type', 'text/html');
        response.end(`<title>page</title><form method="post" action="/target">${form}</form>`);
      });
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    tmux('new-session', '-d', '-e', 'TERM=xterm', browser, `http://127.0.0.1:${server.address().port}/`);
    await wait(2_000);
    tmux('send-keys', '-l', '/Go');
    tmux('send-keys', 'Enter', 'Enter');
    for (let at = 0; at < 50 && !seen; at += 1) await wait(200);
    console.log(`${browser}, ${name}: ${seen}`);
    tmux('kill-server');
    server.closeAllConnections();
    server.close();
    await wait(500);
  }
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
lynx, a button: GET /target ""
lynx, a button with a name: POST /target "act=out"
lynx, a hidden field: POST /target "sure=yes"
lynx, a hidden field without a value: POST /target "sure="
w3m, a button: POST /target ""
w3m, a button with a name: POST /target "act=out"
w3m, a hidden field: POST /target "sure=yes"
w3m, a hidden field without a value: POST /target "sure="
OUTPUT
echo 'unchanged'

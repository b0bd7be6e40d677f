#!/usr/bin/env bash
# Packages: lynx 2.9.0dev.12, w3m 0.5.3+git20230121 and tmux of Debian 12
# Guess: A browser that sends a Referer sends it from each page of a site, at most without its query; attributes of a cookie
#   that it does not know are left out; a cookie that the server deletes is not sent any more.
# Behavior: From a page whose URL has a query, lynx sends no Referer at all, so a check of the Referer refuses the forms of a page
#   of results or of /page?saved. SameSite becomes a cookie of its own, with the value of the last one that was set, and stays
#   after the cookie that brought it is deleted: "has no cookie" is never true again. w3m does what the guess says.
# Source: RFC 6265, 5.2 (an unknown attribute is ignored); RFC 9110, 10.1.3; lynx.cfg, REFERER_WITH_QUERY
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'tmux -S "$folder/tmux" kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat >run.mjs <<'PROGRAM'
import { execFileSync } from 'node:child_process';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const next = { '/': '/set', '/set': '/page?a=b', '/page?a=b': '/delete', '/delete': '/last' };
const cookies = {
  '/set': ['sid=1; Path=/; HttpOnly; SameSite=Lax', 'theme=dark; Path=/; SameSite=Strict'],
  '/delete': ['sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax'],
};
const tmux = (...args) => execFileSync('tmux', ['-S', 'tmux', '-f', '/dev/null', ...args], { stdio: 'ignore' });
for (const [browser, ...options] of [
  ['lynx', '-nopause', '-accept_all_cookies'],
  ['w3m', '-cookie', '-o', 'accept_cookie=1'],
]) {
  const seen = [];
  const server = http.createServer(({ url, headers }, response) => {
    const referer = headers.referer?.replace(/^http:..[^/]+/, '') ?? 'none';
    seen.push(`${browser}, ${url}: referer ${referer}, cookie ${headers.cookie ?? 'none'}`);
    response.setHeader('content-type', 'text/html');
    if (cookies[url]) response.setHeader('set-cookie', cookies[url]);
    response.end(`<title>page</title><p><a href="${next[url]}">go on</a>`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  tmux('new-session', '-d', '-e', 'TERM=xterm', '-e', 'HOME=.', browser, ...options, `http://127.0.0.1:${server.address().port}/`);
  await wait(2_000);
  for (let count = 1; count <= 4; count += 1) {
    tmux('send-keys', '-l', '/go on');
    tmux('send-keys', 'Enter', 'Enter');
    for (let at = 0; at < 50 && seen.length <= count; at += 1) await wait(200);
    await wait(700);
  }
  console.log(seen.join('\n'));
  tmux('kill-server');
  server.closeAllConnections();
  server.close();
  await wait(500);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
lynx, /: referer none, cookie none
lynx, /set: referer /, cookie none
lynx, /page?a=b: referer /set, cookie sid=1; theme=dark; SameSite=Strict
lynx, /delete: referer none, cookie sid=1; theme=dark; SameSite=Strict
lynx, /last: referer /delete, cookie theme=dark; SameSite=Lax
w3m, /: referer none, cookie none
w3m, /set: referer /, cookie none
w3m, /page?a=b: referer /set, cookie sid=1; theme=dark
w3m, /delete: referer /page?a=b, cookie sid=1; theme=dark
w3m, /last: referer /delete, cookie theme=dark
OUTPUT
echo 'unchanged'

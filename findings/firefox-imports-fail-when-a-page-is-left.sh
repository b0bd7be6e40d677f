#!/usr/bin/env bash
# Packages: puppeteer-core@25.16.0, firefox-esr 153 and chromium 156 of Debian
# Guess: A module that is still loading when a person follows a link to another page is given up in silence, so a handler
#   of failed imports that loads the page again, as guides for releases advise, runs only if a file is missing.
# Behavior: Firefox rejects the import at once, while the next page is still on its way, and the reload of the handler
#   replaces the navigation: the person stays where they were. Chromium keeps the import until the next page is there. Ask
#   in the handler whether the page is being left, which beforeunload tells.
# Source: HTML Standard, 7.5.10 (abort a document) and 8.1.4.2 (fetching scripts). The guess was written afterwards.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock puppeteer-core@25.16.0
cat >run.mjs <<'PROGRAM'
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

const page = (handler) => `<!doctype html><title>first</title><script type="module">
  addEventListener('beforeunload', () => (window.isLeft = true));
  import('/later.mjs').catch(() => { ${handler} });
</script>`;
const handlers = {
  'the page loads again': 'location.reload()',
  'the page loads again unless it is left': 'if (!window.isLeft) location.reload()',
};
const server = http.createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/later.mjs') await wait(8_000);
  if (pathname === '/second') await wait(1_500);
  const type = pathname.endsWith('.mjs') ? 'text/javascript' : 'text/html';
  const body = pathname === '/first' ? page(handlers[searchParams.get('handler')]) : '<!doctype html><title>second</title>';
  response.setHeader('content-type', type).end(type === 'text/html' ? body : 'export {}');
});
server.listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const url = `http://127.0.0.1:${server.address().port}`;
for (const [browser, executablePath, args] of [
  ['firefox', '/usr/bin/firefox-esr', []],
  ['chrome', '/usr/bin/chromium', ['--no-sandbox']],
]) {
  const opened = await puppeteer.launch({ browser, executablePath, args });
  for (const handler of Object.keys(handlers)) {
    const tab = await opened.newPage();
    await tab.goto(`${url}/first?handler=${encodeURIComponent(handler)}`, { waitUntil: 'domcontentloaded' });
    await tab.evaluate(() => void setTimeout(() => (location.href = '/second'), 200));
    await wait(5_000);
    console.log(`${browser}, ${handler}: ${new URL(tab.url()).pathname}`);
    await tab.close();
  }
  await opened.close();
}
server.closeAllConnections();
server.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
firefox, the page loads again: /first
firefox, the page loads again unless it is left: /second
chrome, the page loads again: /second
chrome, the page loads again unless it is left: /second
OUTPUT
echo 'unchanged'

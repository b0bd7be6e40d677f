#!/usr/bin/env bash
# Packages: puppeteer-core@25.16.0, firefox-esr 153 and chromium 156 of Debian
# Guess: page.goBack() resolves once the former page is shown, whether the browser loads it again or kept it in memory.
# Behavior: Firefox shows the page that it kept in memory, but the command waits for a load that such a page does not have, and
#   times out; scripts still run in the page, yet each page.goto() after it times out as well, though it arrives. A page with
#   no-store is loaded again and works. In Chromium both work, and the page with no-store is kept, too. Set the preference
#   browser.sessionhistory.max_total_viewers to 0.
# Source: W3C WebDriver BiDi, browsingContext.traverseHistory. The guess was written afterwards.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock puppeteer-core@25.16.0
cat >run.mjs <<'PROGRAM'
import http from 'node:http';
import puppeteer from 'puppeteer-core';

const server = http.createServer(({ url }, response) => {
  if (url.startsWith('/not-kept')) response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><title>${url}</title><script>addEventListener('pageshow', (event) => {
    document.title += event.persisted ? ', from memory' : '';
  });</script>`);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;
const attempt = (work) => work().then(() => 'done', (error) => error.name);
for (const [browser, executablePath, args] of [
  ['firefox', '/usr/bin/firefox-esr', []],
  ['chrome', '/usr/bin/chromium', ['--no-sandbox']],
]) {
  const opened = await puppeteer.launch({ browser, executablePath, args });
  for (const first of ['/kept', '/not-kept']) {
    const page = await opened.newPage();
    page.setDefaultTimeout(6_000);
    page.setDefaultNavigationTimeout(6_000);
    await page.goto(url + first);
    await page.goto(`${url}/second`);
    const back = await attempt(() => page.goBack());
    const title = await page.evaluate(() => document.title);
    const next = await attempt(() => page.goto(`${url}/third`));
    const at = await page.evaluate(() => location.pathname);
    console.log(`${browser}, ${first}: goBack ${back}, shows ${title}; goto ${next}, at ${at}`);
    await page.close();
  }
  await opened.close();
}
server.closeAllConnections();
server.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
firefox, /kept: goBack TimeoutError, shows /kept, from memory; goto TimeoutError, at /third
firefox, /not-kept: goBack done, shows /not-kept; goto done, at /third
chrome, /kept: goBack done, shows /kept, from memory; goto done, at /third
chrome, /not-kept: goBack done, shows /not-kept, from memory; goto done, at /third
OUTPUT
echo 'unchanged'

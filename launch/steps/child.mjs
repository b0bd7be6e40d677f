import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ROOT, inRoot, nodeBinary, readIfThere } from './project.mjs';

/**
 * Runs a tool with the project's Node and prints its output after `before` has settled.
 * @returns its exit code
 */
export async function runNode(args, { env = {}, before } = {}) {
  const print = before ? printAfter(before) : undefined;
  const stdio = ['ignore', print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'];
  const { code } = await run(nodeBinary(), args, { env, stdio, print });
  await before;
  return code;
}

/** @returns a function that prints text, or buffers it until the promise has settled */
function printAfter(promise) {
  let kept = [];
  const flush = () => {
    process.stdout.write(kept.join(''));
    kept = undefined;
  };
  promise.then(flush, flush);
  return (text) => (kept ? kept.push(text) : process.stdout.write(text));
}

/**
 * Runs a tool with the project's Node without printing.
 * @returns the exit code and the whole output
 */
export function askNode(args, options) {
  return run(nodeBinary(), args, options);
}

/** @returns {Promise<{ code: number, output: string }>} output only if stdio is not inherited */
export function run(command, args, { env = {}, stdio = ['ignore', 'pipe', 'pipe'], shell = false, print } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio, shell, env: { ...process.env, ...env } });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
      print?.(chunk);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? codeOf(signal), output }));
  });
}

/**
 * Runs the server until it ends and forwards stop signals to it. Ctrl-C signals a whole process group, and npm forwards
 * it again, so the server runs in a separate session and gets each signal once: repeats within one second are ignored.
 * When this process is killed, the IPC channel closes and the server stops (see tether.mjs).
 */
export function serve(args, env) {
  const tether = pathToFileURL(inRoot('launch', 'steps', 'tether.mjs')).href;
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const detached = process.platform !== 'win32';
  const child = spawn(nodeBinary(), ['--import', tether, ...args], {
    cwd: ROOT,
    stdio,
    detached,
    env: { ...process.env, ...env },
  });
  let lastStop = -Infinity;
  const stop = (signal) => {
    if (performance.now() - lastStop < 1000) return;
    lastStop = performance.now();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  // The server takes several seconds to stop. A second signal would end it before its database.
  const watch = watchNpm(() => lastStop === -Infinity && stop('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? codeOf(signal));
    });
  });
}

/** If npm is killed, it sends no signal, but its child processes get another parent. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const before = launchers();
  return setInterval(() => launchers() !== before && onGone(), 100);
}

/** npm may run a script in a shell. Then npm is the parent of the parent. */
function launchers() {
  const parent = process.ppid;
  const stat = readIfThere(`/proc/${parent}/stat`);
  const [, name, grandparent] = /^\d+ \((.*)\) \S (\d+)/.exec(stat ?? '') ?? [];
  return /^(sh|ash|dash|bash|busybox)$/.test(name ?? '') ? `${parent} ${grandparent}` : `${parent}`;
}

/** The exit code as in a shell: 128 plus the number of the signal. */
function codeOf(signal) {
  return { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }[signal] ?? 1;
}

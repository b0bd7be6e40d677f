import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ROOT, inRoot, getNodeBinary, readIfThere } from './project.mjs';

/**
 * Runs one of our tools under the right Node and prints its output after `before` has settled.
 *
 * @returns its exit code
 */
export async function runNode(args, { env = {}, before } = {}) {
  const print = before ? printAfter(before) : undefined;
  const stdio = ['ignore', print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'];
  const { code } = await run(getNodeBinary(), args, { env, stdio, print });
  await before;
  return code;
}

/** @returns a function that prints text, or stores it until the promise has settled */
function printAfter(promise) {
  let waitingTexts = [];
  const flush = () => {
    process.stdout.write(waitingTexts.join(''));
    waitingTexts = undefined;
  };
  promise.then(flush, flush);
  return (text) => (waitingTexts ? waitingTexts.push(text) : process.stdout.write(text));
}

/**
 * The same without output.
 *
 * @returns the exit code and the output
 */
export function readNodeOutput(args, options) {
  return run(getNodeBinary(), args, options);
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
    child.on('close', (code, signal) => resolve({ code: code ?? getExitCode(signal), output }));
  });
}

/**
 * Runs the server until it ends and forwards stop signals. Ctrl-C reaches a whole process group, and npm forwards it
 * again. The server therefore runs in its own session and receives each signal only from here. Signals within a second
 * of the first count as the same signal. The channel notifies the server if this process is killed (see stop-with-parent.mjs).
 */
export function serve(args, env) {
  const stopWithParent = pathToFileURL(inRoot('launch', 'steps', 'stop-with-parent.mjs')).href;
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const detached = process.platform !== 'win32';
  const child = spawn(getNodeBinary(), ['--import', stopWithParent, ...args], {
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
  // A stopping server takes several seconds: a second signal would end it before its database.
  const watch = watchNpm(() => lastStop === -Infinity && stop('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      // Before it can stop in order, a server ends by the signal itself.
      if (signal && lastStop === -Infinity)
        console.error(
          `The server ended unexpectedly (${signal}). npm start does not start it again: see docs/operate/install.md.`,
        );
      resolve(code ?? getExitCode(signal));
    });
  });
}

/** If npm is killed, its child processes get no signal, but another parent. */
function watchNpm(onEnd) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const before = findLaunchers();
  return setInterval(() => findLaunchers() !== before && onEnd(), 100);
}

/** The shell that runs npm scripts can be in between. Then npm is the parent's parent. */
function findLaunchers() {
  const parent = process.ppid;
  const stat = readIfThere(`/proc/${parent}/stat`);
  const [, name, grandparent] = /^\d+ \((.*)\) \S (\d+)/.exec(stat ?? '') ?? [];
  return /^(sh|ash|dash|bash|busybox)$/.test(name ?? '') ? `${parent} ${grandparent}` : `${parent}`;
}

/** As in a shell: 128 and the signal's number. */
function getExitCode(signal) {
  return { SIGHUP: 129, SIGINT: 130, SIGABRT: 134, SIGKILL: 137, SIGTERM: 143 }[signal] ?? 1;
}

import os from 'node:os';
import path from 'node:path';
import { LaunchError, readIfThere, writeFile } from '../steps/project.mjs';
import { createBackgroundProcess } from './background-process.mjs';
import { runIn, wait } from './process.mjs';
import { describeUnit, UNIT_NAME } from './unit.mjs';

/** Includes migrations of a large database. */
const READY_MS = 900_000;
const POLL_MS = 250;

/**
 * The running site: a service of this user's systemd, or a process in the background where this user has none.
 *
 * @returns `start`, `stop`, `hasFailed`, `readLog` and the sentences of `describe`
 */
export async function openService(site) {
  const isThere = (await runIn('/', 'systemctl', ['--user', 'show-environment'])).code === 0;
  const manager = isThere ? createUserService(site) : createBackgroundProcess(site);
  return { ...manager, start: () => startAndWait(site, manager), stop: () => stopAndWait(site, manager) };
}

function createUserService(site) {
  const systemctl = (...args) => runIn('/', 'systemctl', ['--user', ...args]);
  const file = path.join(os.homedir(), '.config', 'systemd', 'user', UNIT_NAME);
  return {
    launch: async () => {
      const old = readIfThere(file);
      if (old && !old.includes(`WorkingDirectory=${site.current}\n`))
        throw new LaunchError(`${file} belongs to a site in another folder: install this site as another user.`);
      writeFile(file, describeUnit(site.current));
      await systemctl('daemon-reload');
      const { code, output } = await systemctl('enable', '--now', UNIT_NAME);
      if (code !== 0) throw new LaunchError(`systemd could not start ${UNIT_NAME}: ${output.trim()}`);
    },
    end: async () => void (await systemctl('stop', UNIT_NAME)),
    hasFailed: async () => {
      const { output } = await systemctl('show', UNIT_NAME, '--property=ActiveState,NRestarts');
      return /^ActiveState=(failed|inactive)$/m.test(output) || !/^NRestarts=0$/m.test(output);
    },
    readLog: async () => (await runIn('/', 'journalctl', ['--user', '-u', UNIT_NAME, '-n', '40', '-o', 'cat'])).output,
    describe: async () => {
      const { code } = await runIn('/', 'loginctl', ['enable-linger']);
      const sentence = `It is the service ${UNIT_NAME}: systemctl --user status ${UNIT_NAME}`;
      if (code === 0) return [sentence];
      const advice = `loginctl enable-linger ${os.userInfo().username}`;
      return [sentence, `It stops when you sign out, until an administrator runs: ${advice}`];
    },
  };
}

/** @throws LaunchError with the end of the log if the site does not become ready */
async function startAndWait(site, manager) {
  if (await isReady(site)) throw new LaunchError(`Another process answers on the port ${getPort(site)}.`);
  await manager.launch();
  const end = performance.now() + READY_MS;
  while (performance.now() < end) {
    if (await isReady(site)) return;
    if (await manager.hasFailed()) break;
    await wait(POLL_MS);
  }
  throw new LaunchError((await findReason(manager)) || 'The site did not become ready.');
}

/** The last lines of the log that are sentences for the operator. Lines of JSON are of requests and jobs. */
async function findReason(manager) {
  const lines = (await manager.readLog()).trim().split('\n');
  return lines
    .filter((line) => line.trim() && !line.startsWith('{'))
    .slice(-5)
    .join('\n');
}

async function stopAndWait(site, manager) {
  await manager.end();
  if (await isReady(site))
    throw new LaunchError(
      `The site on the port ${getPort(site)} was not started by install.sh: stop it, then run install.sh again.`,
    );
}

const getPort = (site) => site.readSettings().PORT || '3000';

/** True if a server that can handle requests answers. */
async function isReady(site) {
  const { HOST } = site.readSettings();
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${getPort(site)}/readyz`;
  return fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readIfThere } from '../steps/project.mjs';
import { plainEnvironment, wait } from './process.mjs';
import { writeSystemUnit } from './unit.mjs';

const POLL_MS = 100;
const STOP_MS = 90_000;

/** The site where the user has no systemd: a process of its own session, whose output is in a file. */
export function createBackgroundProcess(site) {
  const pidFile = path.join(site.folder, 'site.pid');
  const logFile = path.join(site.folder, 'site.log');
  const readPid = () => Number(readIfThere(pidFile) ?? 0);
  const isRunning = () => isOurs(readPid(), site.folder);
  return {
    launch: async () => {
      const log = fs.openSync(logFile, 'w', 0o600);
      const node = path.join(site.current, 'node_modules', '.bin', 'node');
      const program = path.join(site.getRelease(site.readCurrent()), 'launch', 'start.mjs');
      const options = { cwd: site.current, env: plainEnvironment(), stdio: ['ignore', log, log], detached: true };
      const child = spawn(node, [program], options);
      child.unref();
      fs.closeSync(log);
      fs.writeFileSync(pidFile, `${child.pid}\n`);
    },
    end: async () => {
      if (!isRunning()) return;
      const pid = readPid();
      process.kill(pid, 'SIGTERM');
      const end = performance.now() + STOP_MS;
      while (isRunning() && performance.now() < end) await wait(POLL_MS);
      // The channel to the server closes, and the server stops in order.
      if (isRunning()) process.kill(pid, 'SIGKILL');
    },
    hasFailed: async () => !isRunning(),
    readLog: async () => readIfThere(logFile) ?? '',
    describe: async () => [
      `This user has no systemd, so the site runs in the background, with its log in ${logFile}.`,
      'It does not start again after a crash or a restart of the machine. For that, let an administrator install',
      `${writeSystemUnit(site)} into /etc/systemd/system, and stop this process first: kill ${readPid()}`,
    ],
  };
}

/** Another process can have the number of one that ended. An ended process that was not reaped has no command line. */
const isOurs = (pid, folder) => pid > 0 && (readIfThere(`/proc/${pid}/cmdline`) ?? '').includes(`${folder}/releases/`);

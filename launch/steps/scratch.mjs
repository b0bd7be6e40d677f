import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** More than test:all writes. Less would slow the machine down or fail tests. */
const NEEDED_BYTES = 6 * 1024 ** 3;

/**
 * A folder in memory for the databases and files of one run of the tests, where a disk takes up to ten times the CPU of a
 * new database. Without enough memory, the tests write to the disk.
 *
 * @returns the environment of the tests, and what removes the folder
 */
export function openScratch() {
  if (!isRoomy()) return { env: {}, remove: () => undefined };
  const parent = path.join(MEMORY, `site-tests-${process.getuid()}`);
  // Some tests start programs as another user, who may pass through but not look around.
  fs.mkdirSync(parent, { recursive: true });
  fs.chmodSync(parent, 0o711);
  sweep(parent);
  const folder = path.join(parent, String(process.pid));
  fs.mkdirSync(folder, { mode: 0o711 });
  return {
    env: { TEST_SCRATCH: folder, TMPDIR: folder },
    remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function isRoomy() {
  if (process.platform !== 'linux' || !fs.existsSync(MEMORY)) return false;
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  // Containers often forbid programs there, and some tests write one.
  const mount = fs
    .readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === MEMORY);
  return bavail * bsize >= NEEDED_BYTES && os.freemem() >= NEEDED_BYTES && !mount?.includes('noexec');
}

/** Removes what killed runs left. A PostgreSQL server that is still running there stops when its folder is gone. */
function sweep(parent) {
  for (const run of fs.readdirSync(parent))
    if (!fs.existsSync(`/proc/${run}`)) fs.rmSync(path.join(parent, run), { recursive: true, force: true });
}

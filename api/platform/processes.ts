import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** True while the process runs. A zombie (ended, not yet reaped, as under the init of a container) counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return readStat(pid)?.[0] !== 'Z';
}

/** A value that changes when another process gets the number. Undefined if the system does not report it. */
export function startMark(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return startedByPs(pid);
  const ticks = readStat(pid)?.[19];
  // Ticks count from boot. Without the id of the boot, a restarted machine could repeat them.
  return ticks && `${ticks}@${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
}

/**
 * Polls until the condition is true.
 *
 * @returns false if `ms` milliseconds passed before
 */
export async function until(condition: () => boolean | Promise<boolean>, ms: number, every = 20): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await delay(every);
  }
  return true;
}

/** /proc/<pid>/stat from the state on: the name before it can contain spaces and parentheses. */
function readStat(pid: number): string[] | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function startedByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second, independent of the kernel's tick rate. */
const TICK_MS = 10;

/** CPU milliseconds (user and system, all threads) of these processes, including child processes that have ended. */
export const getCpu = (pids: number[]): number => pids.reduce((sum, pid) => sum + getTicks(pid), 0) * TICK_MS;

/** Resident memory in MB. */
export function getResident(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** A process and all its descendants, such as the workers of nginx or the backends of Postgres. */
export function withChildren(pid: number): number[] {
  const parents = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = Number(getFields(Number(entry))?.[1]);
    parents.set(parent, [...(parents.get(parent) ?? []), Number(entry)]);
  }
  const below = (of: number): number[] => [of, ...(parents.get(of) ?? []).flatMap(below)];
  return below(pid);
}

function getTicks(pid: number): number {
  // utime and stime, of the process and of its ended children.
  return (getFields(pid) ?? []).slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** The fields of /proc/<pid>/stat after the command name, which can contain spaces. */
function getFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null; // the process ended after it was listed
  }
}

import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own clock. */
const TICK_MS = 10;

/** CPU milliseconds (user and system, every thread) that these processes have used, reaped children included. */
export const getCpu = (pids: number[]): number => pids.reduce((sum, pid) => sum + getTicks(pid), 0) * TICK_MS;

/** Resident memory in MB. */
export function getResident(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** A process and all below it: nginx' workers, Postgres' backends. */
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
  // utime, stime, and the same of children that have ended.
  return (getFields(pid) ?? []).slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** The fields of /proc/<pid>/stat after the command's name, which may itself hold spaces. */
function getFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null; // it ended between being listed and being read
  }
}

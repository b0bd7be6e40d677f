/**
 * Milliseconds of CPU time of this process for one run of `work`. The least of several runs, because garbage
 * collection, compilation and other work of the process only add to it.
 */
export async function measureCpu(times: number, work: () => Promise<unknown>): Promise<number> {
  const runs: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    runs.push((user + system) / 1_000);
  }
  return Math.min(...runs);
}

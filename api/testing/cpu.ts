/**
 * Milliseconds of CPU time that this process spends on one run of some work: the median of several runs, because
 * garbage collection and compilation fall into single ones.
 */
export async function measureCpu(times: number, work: () => Promise<unknown>): Promise<number> {
  const runs: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    runs.push((user + system) / 1_000);
  }
  return runs.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

/** Milliseconds of CPU time that this process spends on some work, as often as said. */
export async function measureCpu(times: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < times; count += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

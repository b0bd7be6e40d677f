import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PeriodicJob, runEach } from './periodic-job.ts';
import { createLogger } from './logger.ts';

const log = createLogger('silent');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs without a pause while more work is pending, then waits again', async () => {
  const answers = [true, true, false, false];
  let runs = 0;
  const job = new PeriodicJob(1_000, 'a test', log, async () => answers[runs++]);
  await vi.advanceTimersByTimeAsync(999);
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toBe(3);
  await vi.advanceTimersByTimeAsync(985);
  expect(runs).toBe(3);
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toBe(4);
  await job.stop();
});

it('runs when it is woken, which a later call does not delay', async () => {
  let runs = 0;
  const job = new PeriodicJob(null, 'a test', log, async () => void (runs += 1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(0);
  job.wake(100);
  await vi.advanceTimersByTimeAsync(50);
  job.wake(100);
  await vi.advanceTimersByTimeAsync(51);
  expect(runs).toBe(1);
  job.skip();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(1);
  await job.stop();
});

it('stops although more work is pending, and continues after a failure', async () => {
  let runs = 0;
  const job = new PeriodicJob(1_000, 'a test', log, async () => {
    runs += 1;
    if (runs === 1) throw new Error('once');
    return true;
  });
  await vi.advanceTimersByTimeAsync(2_005);
  expect(runs).toBeGreaterThan(1);
  await job.stop();
  const atStop = runs;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(atStop);
});

it('reports a failure that repeats once a minute, and that the job works again', async () => {
  const lines: { msg: string; failures: number }[] = [];
  const logger = createLogger('info', { write: (text) => void lines.push(JSON.parse(text) as (typeof lines)[0]) });
  let works = false;
  const job = new PeriodicJob(1_000, 'a test', logger, async () => {
    if (!works) throw new Error('again');
  });
  await vi.advanceTimersByTimeAsync(150_500);
  works = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lines.map(({ msg, failures }) => [msg, failures])).toEqual([
    ['a test failed; trying again', 1],
    ['a test failed; trying again', 61],
    ['a test failed; trying again', 121],
    ['a test works again', 150],
  ]);
  await job.stop();
});

it('has its state for operators, without the values of a statement that failed', async () => {
  let error: Error | null = new Error('insert into "mail" values (\'ines@fund.example - x\') - the disk is full');
  const job = new PeriodicJob(1_000, 'a test', log, async () => {
    if (error) throw error;
  });
  const idle = { name: 'a test', succeededAt: null, runningSince: null, failures: 0, error: null };
  expect(job.getState()).toEqual(idle);
  await vi.advanceTimersByTimeAsync(2_005);
  expect(job.getState()).toEqual({ ...idle, failures: 2, error: 'the disk is full' });
  error = null;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job.getState()).toEqual({ ...idle, succeededAt: expect.stringMatching(/^20\d\d-.+Z$/) });
  await job.stop();
});

it('runs every task although one fails, and names those that failed', async () => {
  const runs: string[] = [];
  const task = (name: string, error?: Error) =>
    [name, async () => (error ? Promise.reject(error) : void runs.push(name))] as const;
  const each = () =>
    runEach([task('mails', new Error('full')), task('visits'), task('leads', new Error('gone')), task('tokens')]);
  await expect(each()).rejects.toThrow('mails: full; leads: gone');
  expect(runs).toEqual(['visits', 'tokens']);
});

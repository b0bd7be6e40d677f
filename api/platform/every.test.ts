import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { every, MORE } from './every.ts';
import { createLogger } from './logger.ts';

const log = createLogger('silent');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs without a pause while more work is pending, then waits again', async () => {
  const answers = [MORE, MORE, null, null];
  let runs = 0;
  const job = every(1_000, 'a test', log, async () => answers[runs++]);
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

it('stops although more work is pending, and continues after a failure', async () => {
  let runs = 0;
  const job = every(1_000, 'a test', log, async () => {
    runs += 1;
    if (runs === 1) throw new Error('once');
    return MORE;
  });
  await vi.advanceTimersByTimeAsync(2_005);
  expect(runs).toBeGreaterThan(1);
  await job.stop();
  const atStop = runs;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(atStop);
});

import { vi } from 'vitest';

/**
 * Repeats the check until it succeeds and returns its result, for effects that reach a server later, such as a
 * notification of a write. Tests do not limit the time, because the machine can be busy.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 150_000, interval: 25 });

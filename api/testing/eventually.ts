import { vi } from 'vitest';

/**
 * Repeats the check until it succeeds and returns its result, for effects that reach a server later, such as a
 * notification of a write. Tests do not limit the time, because the machine can be busy.
 * @param timeout milliseconds until the error of the last check is thrown, more than an effect needs on a busy machine
 */
export const eventually = <T>(check: () => T | Promise<T>, timeout = 45_000): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 25 });

import { vi } from 'vitest';

/**
 * Repeats the check until it passes and returns its result. For effects that reach a server with a delay, such as the
 * notification of a write. The timeout is long because the machine may be busy.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 150_000, interval: 25 });

import { vi } from 'vitest';

/**
 * Asks again until the check holds, and gives its answer: for what reaches a server a moment later, such as notice of a
 * write. How long a moment may be is no test's business on a machine that does other things too.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 150_000, interval: 25 });

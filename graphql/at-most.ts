import { z } from 'zod';

// zod would try `new Function` for speed. The CSP of our pages refuses it and reports it in the console. Every module with
// rules imports this one.
z.config({ jitless: true });

/**
 * The limit of a text. No later check reads a text that is longer: the time of a pattern can grow faster than the text.
 * `max` without `abort` would only note the error.
 */
export const atMost = (limit: number, error = `Use at most ${limit} characters`) =>
  z.maxLength(limit, { error, abort: true });

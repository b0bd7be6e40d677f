import { z } from 'zod';

/**
 * The limit of a text. No later check reads a text that is longer: the time of a pattern can grow faster than the text.
 * `max` without `abort` would only note the error.
 */
export const atMost = (limit: number, error = `Use at most ${limit} characters`) =>
  z.maxLength(limit, { error, abort: true });

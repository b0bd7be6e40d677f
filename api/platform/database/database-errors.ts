/** Error codes of failed connections, and of waits for the database that ended before its answer. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'DATABASE_TIMEOUT',
  'WORK_CANCELED',
]);

/**
 * SQLSTATEs of a database that is unavailable, slow, full, read-only or disconnected, so that another try can succeed:
 * failed connections (08), exhausted resources such as disk, memory and connections (53), a read-only server (25006),
 * transactions that were idle for too long (25P03), statements out of time (57014), shutdown, crash and start
 * (57P01–57P05), input and output errors of the server (58), serialization failures and deadlocks (40001, 40P01), lock
 * timeouts (55P03).
 */
const STATES = /^(08...|53...|58...|25006|25P03|57014|57P0[1-5]|40001|40P01|55P03)$/;

const MESSAGES =
  /Connection terminated|not queryable|connection timeout|Query read timeout|timeout exceeded when trying to connect|Cannot use a pool after calling end|Pool is (closing|draining)/i;

/** True if the database cannot answer now, and false if it rejects the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && (CODES.has(code) || STATES.test(code))) return true;
    if (MESSAGES.test(cause.message)) return true;
  }
  return error instanceof AggregateError && error.errors.some(isDatabaseUnavailable);
}

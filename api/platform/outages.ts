import { isDatabaseUnavailable } from './database/database-errors.ts';

/** The time in milliseconds without a failure after which a service counts as available again. */
const RECOVERY_MS = 5_000;
/** The time in milliseconds between two lines about the same outage. */
const REPORT_MS = 60_000;

type Write = (level: 'warn' | 'info', details: Record<string, number>, sentence: string) => void;

interface Kind {
  during: string;
  after: string;
}

const DATABASE: Kind = { during: 'the database is still unavailable', after: 'the database is available again' };
const REQUESTS: Kind = { during: 'requests are still answered with 503', after: 'requests are answered again' };

interface Outage {
  startedAt: number;
  lastFailureAt: number;
  reportedAt: number;
  /** Failures since the last line, and in all. */
  failures: number;
  total: number;
  timer: NodeJS.Timeout;
}

/**
 * Keeps outages from filling the disk with log lines: each request and each job fails again and again while the database
 * is unavailable. The first failure has its own line, then one line a minute has their number, and another one says that
 * the outage is over.
 */
export class Outages {
  readonly #open = new Map<Kind, Outage>();

  constructor(
    private readonly write: Write,
    private readonly recoveryMs = RECOVERY_MS,
  ) {}

  /** True if a line with these fields is to be written. */
  admits(fields: unknown): boolean {
    const kind = findKind(fields);
    if (!kind) return true;
    const now = performance.now();
    const outage = this.#open.get(kind);
    if (!outage) {
      const timer = setInterval(() => this.#look(kind), this.recoveryMs).unref();
      this.#open.set(kind, { startedAt: now, lastFailureAt: now, reportedAt: now, failures: 0, total: 1, timer });
      return true;
    }
    outage.lastFailureAt = now;
    outage.failures += 1;
    outage.total += 1;
    return false;
  }

  #look(kind: Kind): void {
    const outage = this.#open.get(kind)!;
    const now = performance.now();
    const seconds = Math.round((now - outage.startedAt) / 1_000);
    if (now - outage.lastFailureAt >= this.recoveryMs) {
      clearInterval(outage.timer);
      this.#open.delete(kind);
      this.write('info', { failures: outage.total, seconds }, kind.after);
    } else if (now - outage.reportedAt >= REPORT_MS) {
      this.write('warn', { failures: outage.failures, seconds }, kind.during);
      Object.assign(outage, { failures: 0, reportedAt: now });
    }
  }
}

function findKind(fields: unknown): Kind | null {
  const { err, status } = (fields ?? {}) as { err?: unknown; status?: unknown };
  if (status === 503) return REQUESTS;
  // The error of `fetch` is one of another service.
  return err && !(err instanceof TypeError) && isDatabaseUnavailable(err) ? DATABASE : null;
}

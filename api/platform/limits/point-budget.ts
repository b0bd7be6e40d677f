import type { Logger } from 'pino';

/** The time in milliseconds that a server counts alone before the other servers see its count. */
const SHARED_AFTER_MS = 250;
const SECONDS = 60;
/**
 * Above this number of subjects, subjects without new points are removed and read from the database again when they
 * return.
 */
const SUBJECTS = 50_000;

/**
 * Adds points to the totals of subjects. Returns what they have spent on all servers and how long that total counts.
 */
type AddPoints = (
  added: ReadonlyMap<string, number>,
  seconds: number,
) => Promise<{ key: string; count: number; seconds: number }[]>;

interface Account {
  /** The points spent on all servers, as of the last exchange with the database. */
  shared: number;
  /** The points spent on this server since then. */
  pending: number;
  endsAt: number;
}

/**
 * What each IP address and account has spent in a minute, on all servers. A server counts in memory and adds what it
 * counted to the database every quarter of a second, one statement for all, so a request waits for no round trip. While
 * the database is unavailable, each server counts alone.
 */
export class PointBudget {
  readonly #accounts = new Map<string, Account>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly add: AddPoints,
    private readonly scale: number,
    private readonly log: Logger,
  ) {}

  /**
   * Takes `points` from the budget of `subject` for this minute. If too little is left, returns the seconds until there
   * is more.
   */
  spend(subject: string, points: number, perMinute: number): number | null {
    const now = performance.now();
    const account = this.#find(subject, now);
    if (account.shared + account.pending + points > this.#getLimit(perMinute))
      return Math.max(1, Math.ceil((account.endsAt - now) / 1_000));
    account.pending += points;
    this.#shareSoon();
    return null;
  }

  /** Takes `points` from the budget of `subject`, even if less is left. */
  charge(subject: string, points: number): void {
    this.#find(subject, performance.now()).pending += points;
    this.#shareSoon();
  }

  /** What is left of the budget of `subject`, as this server knows it. */
  read(subject: string, perMinute: number): { limit: number; remaining: number; milliseconds: number } {
    const now = performance.now();
    const { shared, pending, endsAt } = this.#find(subject, now);
    const limit = this.#getLimit(perMinute);
    return { limit, remaining: Math.max(0, limit - shared - pending), milliseconds: endsAt - now };
  }

  #getLimit(perMinute: number): number {
    return Math.max(1, Math.floor(perMinute * this.scale));
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #shareSoon(): void {
    if (!this.#isStopped) this.#timer ??= setTimeout(() => void this.#share(), SHARED_AFTER_MS).unref();
  }

  #find(subject: string, now: number): Account {
    const currentAccount = this.#accounts.get(subject);
    if (currentAccount && currentAccount.endsAt > now) return currentAccount;
    // Points that were not shared yet belong to the minute that ended.
    const account = { shared: 0, pending: 0, endsAt: now + SECONDS * 1_000 };
    this.#accounts.set(subject, account);
    return account;
  }

  async #share(): Promise<void> {
    const pendingAccounts = [...this.#accounts].filter(([, { pending }]) => pending > 0);
    const sentPoints = new Map(pendingAccounts.map(([subject, account]) => [subject, account.pending]));
    try {
      for (const { key, count, seconds } of await this.add(sentPoints, SECONDS)) {
        const account = this.#accounts.get(key);
        if (!account) continue;
        account.pending = Math.max(0, account.pending - (sentPoints.get(key) ?? 0));
        account.shared = count;
        account.endsAt = performance.now() + seconds * 1_000;
      }
    } catch (error) {
      this.log.warn({ err: error }, 'points could not be shared with other servers');
    }
    this.#forget();
    this.#timer = undefined;
    if ([...this.#accounts.values()].some(({ pending }) => pending > 0)) this.#shareSoon();
  }

  #forget(): void {
    const now = performance.now();
    const isFull = this.#accounts.size > SUBJECTS;
    for (const [subject, { pending, endsAt }] of this.#accounts)
      if (endsAt <= now || (isFull && pending === 0)) this.#accounts.delete(subject);
  }
}

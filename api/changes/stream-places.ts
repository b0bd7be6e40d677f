import { failForNow } from '../platform/errors.ts';

/** Runs a statement on the connection that listens for changes. Null while it is lost. */
type Read = (statement: string, values: readonly unknown[]) => Promise<object[] | null>;

const LOCK = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isFree"';
const UNLOCK = 'select pg_advisory_unlock(hashtextextended($1, 0))';

const toKey = (accountId: string, number: number): string => `stream ${accountId} ${number}`;

/**
 * The streams of each account, counted on all servers together: an account has numbered places, and each stream holds an
 * advisory lock on one of them. The locks belong to the connection that listens for changes, so PostgreSQL releases
 * those of a server that stops or crashes.
 */
export class StreamPlaces {
  /** The numbers that this connection holds, by account. A connection could lock the same number twice. */
  #numbersByAccount = new Map<string, Set<number>>();
  /** Statements run one at a time. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly perAccount: number,
    private readonly read: Read,
  ) {}

  /** Takes a place and returns the function that gives it back. Fails with RATE_LIMITED if there is none. */
  take(accountId: string): Promise<() => void> {
    return this.#inTurn(() => this.#findPlace(accountId));
  }

  /** The connection is new and holds no locks. The streams of the former one must end. */
  reset(): void {
    this.#numbersByAccount = new Map();
  }

  async #findPlace(accountId: string): Promise<() => void> {
    const numbersByAccount = this.#numbersByAccount;
    const numbers = numbersByAccount.get(accountId) ?? new Set();
    for (let number = 1; number <= this.perAccount; number += 1)
      if (!numbers.has(number) && (await this.#lock(numbersByAccount, toKey(accountId, number)))) {
        numbersByAccount.set(accountId, numbers.add(number));
        return () => this.#giveBack(numbersByAccount, accountId, number);
      }
    return failForNow('RATE_LIMITED', 10);
  }

  async #lock(numbersByAccount: unknown, key: string): Promise<boolean> {
    const rows = this.#numbersByAccount === numbersByAccount ? await this.read(LOCK, [key]) : null;
    if (!rows || this.#numbersByAccount !== numbersByAccount) failForNow('UNAVAILABLE', 5);
    return (rows as { isFree: boolean }[])[0]?.isFree === true;
  }

  #giveBack(numbersByAccount: Map<string, Set<number>>, accountId: string, number: number): void {
    const numbers = numbersByAccount.get(accountId);
    numbers?.delete(number);
    if (numbers?.size === 0) numbersByAccount.delete(accountId);
    void this.#inTurn(async () => {
      if (this.#numbersByAccount === numbersByAccount) await this.read(UNLOCK, [toKey(accountId, number)]);
    });
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}

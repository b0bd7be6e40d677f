import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import type { ColumnType } from 'kysely';
import type { LimitCounter } from './limit-counter.entity.ts';

/** The pool returns 8-byte integers as Postgres writes them: as strings. */
type Selected<Value> = Value extends bigint ? string : Value;
type WriteValue<Value> = Value extends Date ? Date | string : Value extends bigint ? bigint | number | string : Value;

/** An insert may omit each column, because classes do not say which columns have a default. */
type StoredColumn<Value> = ColumnType<Selected<Value>, WriteValue<Value> | undefined, WriteValue<Value>>;

/** The columns of a table for Kysely, from the properties of its entity. */
export type ColumnsFrom<Properties> = {
  [Column in keyof Properties]-?: StoredColumn<Exclude<Properties[Column], undefined>>;
};

/** The entity of this table refers to accounts, so it is outside the platform. */
interface IdempotencyKey {
  keyHash: Buffer;
  requestHash: Buffer;
  accountId: string | null;
  startedAt: Date;
  committedAt: Date | null;
  response: Buffer | null;
}

/** The tables whose statements are in the platform. A test compares them with `Database`. */
export interface PlatformTables {
  limit_counter: ColumnsFrom<
    InferClassEntityDB<typeof LimitCounter, { columnNamingStrategy: 'property' }>['limit_counter']
  >;
  idempotency_key: ColumnsFrom<IdempotencyKey>;
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import type { Context } from '#api/platform/context.ts';

/** A row that counts its changes. A document does so in `editVersion`, because its `version` is that of its file. */
export type EditedRow = { id: string; version: number; editVersion?: number };

export type Details = Record<string, unknown>;

/**
 * The fields that an input can change, all of them: one that a noun does not read would change without a new version and
 * without its name in the audit log.
 */
export type InputValues<Input, Other extends keyof Input = never> = Required<
  Omit<Input, 'id' | 'expectedVersion' | Other>
>;

/** An object that two people can edit at once. */
export interface EditedNoun<Row extends EditedRow, Values extends object> {
  /** As in `this folder`. */
  name: string;
  /** The kinds of the entries of the audit log about its changes. */
  kinds: readonly AuditKind[];
  /** Reads the row and locks it until the transaction ends. Fails with NOT_FOUND. */
  lock: (context: Context, id: string) => Promise<Row>;
  /** The current values by the names of the input's fields. */
  read: (em: SqlEntityManager, row: Row) => Values | Promise<Values>;
  /** The subject of its entries in the audit log. */
  getSubject?: (row: Row) => string;
  /** Other subjects whose entries can be about the row too, and whether one is. */
  readSubjects?: (em: SqlEntityManager, row: Row) => Promise<string[]>;
  isAbout?: (row: Row, entry: { subjectId: string | null; details: Details }) => boolean;
  /** Sets the next version. */
  increase?: (em: SqlEntityManager, row: Row, details: Details) => Promise<void>;
}

export const getEditVersion = (row: EditedRow): number => row.editVersion ?? row.version;

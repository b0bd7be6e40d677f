import { isDeepStrictEqual } from 'node:util';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import type { Context } from '#api/platform/context.ts';
import { refuseStaleEdit } from './edit.conflict.service.ts';
import { type Details, type EditedNoun, type EditedRow, getEditVersion } from './edit.noun.service.ts';

interface Edit<Row, Result> {
  id: string;
  expectedVersion?: number | null | undefined;
  kind: AuditKind;
  authorize: (row: Row) => void;
  /** Changes the given fields only. Returns what the audit log says beside the names of the changed fields. */
  apply: (context: Context, row: Row) => Promise<Details & { changed?: string[] }>;
  read: (context: Context, row: Row) => Promise<Result>;
}

function increaseVersion(row: EditedRow): void {
  if (row.editVersion === undefined) row.version += 1;
  else row.editVersion += 1;
}

/**
 * Changes an object that two people can edit at once: lock → authorize → compare the version → apply → record. A change
 * that names the version on which it is based fails if there is a newer one, and the error says who changed what.
 */
export function edit<Row extends EditedRow, Values extends object, Result>(
  context: Context,
  noun: EditedNoun<Row, Values>,
  { id, expectedVersion, kind, authorize, apply, read }: Edit<Row, Result>,
): Promise<Result> {
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const row = await noun.lock(within, id);
    authorize(row);
    const before = { ...(await noun.read(em, row)) } as Record<string, unknown>;
    if (typeof expectedVersion === 'number' && expectedVersion !== getEditVersion(row))
      await refuseStaleEdit(within, noun, { row, expectedVersion, current: before });
    const { changed: others = [], ...details } = await apply(within, row);
    const after = { ...(await noun.read(em, row)) } as Record<string, unknown>;
    const changed = [...Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name])), ...others];
    if (changed.length > 0) await (noun.increase?.(em, row, details) ?? increaseVersion(row));
    await em.flush();
    await record(context, em, {
      kind,
      subjectId: noun.getSubject?.(row) ?? row.id,
      details: { ...details, changed, editVersion: getEditVersion(row) },
    });
    return read(within, row);
  });
}

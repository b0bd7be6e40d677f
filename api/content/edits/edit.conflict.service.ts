import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EditConflict, type EditedBy, joinWords, nameField } from '#graphql/edited-fields.ts';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import { ExpectedError } from '#api/platform/errors.ts';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import { getViewerId } from '#api/platform/viewer.ts';
import { type EditedNoun, type EditedRow, getEditVersion } from './edit.noun.service.ts';

/** Somebody else changed the object after the version on which a change is based. */
class StaleEditError extends ExpectedError {
  constructor(
    message: string,
    readonly conflict: EditConflict,
    field = 'expectedVersion',
  ) {
    super('CONFLICT', message, [{ path: ['input', field], message }]);
  }

  override get extensions() {
    return { ...super.extensions, conflict: this.conflict };
  }
}

interface StaleEdit<Row> {
  row: Row;
  expectedVersion: number;
  current: Record<string, unknown>;
}

/** Fails with CONFLICT. The error says who changed what since `expectedVersion`, and has the changed values. */
export async function refuseStaleEdit<Row extends EditedRow, Values extends object>(
  { em, viewer }: Context,
  noun: EditedNoun<Row, Values>,
  { row, expectedVersion, current }: StaleEdit<Row>,
): Promise<never> {
  const changes = await findChanges(em, noun, row, expectedVersion, getViewerId(viewer));
  const fields = new Set(changes.flatMap((change) => change.fields));
  // Without entries of the audit log, every field may have changed.
  const isListed = ([name]: [string, unknown]) => fields.size === 0 || fields.has(name);
  throw new StaleEditError(describeChanges(noun.name, changes), {
    version: getEditVersion(row),
    changes,
    current: Object.fromEntries(Object.entries(current).filter(isListed)),
  });
}

interface StaleList {
  /** The field of the input that has the list on which the change is based, and that of the new list. */
  expected: string;
  field: string;
  current: unknown;
  /** The kinds of the entries of the audit log about its changes, and their subject if the list belongs to one. */
  kinds: readonly AuditKind[];
  subjectId?: string;
}

/**
 * Fails with CONFLICT because a list that is replaced as a whole is not the one on which the change is based. Such a list
 * belongs to no row with a version, so it is its own version. The error says who changed it last.
 */
export async function refuseStaleList(
  { em, viewer }: Context,
  { expected, field, current, kinds, subjectId }: StaleList,
): Promise<never> {
  let entries = getKysely(em)
    .selectFrom('audit_event as e')
    .leftJoin('account as a', 'a.id', 'e.actorId')
    .select(['e.actorId', 'a.name'])
    .where('e.kind', '=', anyOf([...kinds]))
    .orderBy('e.seq', 'desc')
    .limit(1);
  if (subjectId !== undefined) entries = entries.where('e.subjectId', '=', subjectId);
  const last = await entries.executeTakeFirst();
  const person = last?.actorId != null && last.name !== null ? { id: last.actorId, name: last.name } : null;
  const isViewer = person !== null && person.id === getViewerId(viewer);
  const changes = [{ person, isViewer, fields: [field] }];
  throw new StaleEditError(
    describeChanges('list', changes),
    { version: null, changes, current: { [field]: current } },
    expected,
  );
}

const CHANGES_AT_MOST = 50;

async function findChanges<Row extends EditedRow, Values extends object>(
  em: SqlEntityManager,
  noun: EditedNoun<Row, Values>,
  row: Row,
  expectedVersion: number,
  viewerId: string | null,
): Promise<EditedBy[]> {
  const subjects = (await noun.readSubjects?.(em, row)) ?? [noun.getSubject?.(row) ?? row.id];
  const entries = await getKysely(em)
    .selectFrom('audit_event as e')
    .leftJoin('account as a', 'a.id', 'e.actorId')
    .select(['e.actorId', 'e.subjectId', 'e.details', 'a.name'])
    .where('e.subjectId', '=', anyOf(subjects))
    .where('e.kind', '=', anyOf([...noun.kinds]))
    .where(({ cast, eb, fn, val }) =>
      eb(
        cast<number>(fn('jsonb_extract_path_text', ['e.details', val('editVersion')]), 'integer'),
        '>',
        expectedVersion,
      ),
    )
    .orderBy('e.seq', 'desc')
    .limit(CHANGES_AT_MOST)
    .execute();
  const byPerson = new Map<string | null, EditedBy>();
  for (const { actorId, subjectId, name, ...entry } of entries) {
    const details = entry.details as unknown as { changed?: string[] } & Record<string, unknown>;
    if (noun.isAbout && !noun.isAbout(row, { subjectId, details })) continue;
    const person = actorId !== null && name !== null ? { id: actorId, name } : null;
    const known = byPerson.get(actorId) ?? { person, isViewer: person !== null && actorId === viewerId, fields: [] };
    byPerson.set(actorId, { ...known, fields: [...new Set([...known.fields, ...(details.changed ?? [])])] });
  }
  return [...byPerson.values()].filter(({ fields }) => fields.length > 0);
}

/** `After you opened this folder, Ada Miller changed the name.` */
function describeChanges(noun: string, changes: readonly EditedBy[]): string {
  const parts = changes.map(({ person, isViewer, fields }) => {
    const who = isViewer ? 'you' : (person?.name ?? 'another person');
    return `${who} changed ${joinWords(fields.map(nameField))}${isViewer ? ' elsewhere' : ''}`;
  });
  return `After you opened this ${noun}, ${joinWords(parts) || 'another person changed it'}. Your change is not saved yet.`;
}

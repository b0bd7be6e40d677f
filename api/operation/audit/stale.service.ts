import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { getViewerId } from '#api/platform/viewer.ts';
import type { AuditKind } from '#graphql/audit-kinds.ts';

/** The changes that give a text a new version. */
const textChanges = {
  article: ['article.created', 'article.updated', 'article.draft_saved', 'article.draft_discarded'],
  'case study': ['case_study.created', 'case_study.updated'],
  update: ['update.created', 'update.updated', 'update.published', 'update.scheduled', 'update.withdrawn'],
} satisfies Record<string, AuditKind[]>;

/** Who made the last change of these kinds. People have two windows and lose answers, so it can be the viewer. */
export async function findLastChange(
  { em, viewer }: Context,
  kinds: readonly AuditKind[],
  subjectId: string | null,
): Promise<{ isOwn: boolean; name: string | null }> {
  const last = await getKysely(em)
    .selectFrom('audit_event as e')
    .leftJoin('account as a', 'a.id', 'e.actorId')
    .select(['e.actorId', 'a.name'])
    .where('e.subjectId', subjectId === null ? 'is' : '=', subjectId)
    .where('e.kind', '=', anyOf(kinds))
    .orderBy('e.seq', 'desc')
    .executeTakeFirst();
  return { isOwn: last?.actorId != null && last.actorId === getViewerId(viewer), name: last?.name ?? null };
}

/** Refuses a change of a text that has a newer version. The error says who saved that version. */
export async function refuseStaleText(
  context: Context,
  noun: keyof typeof textChanges,
  subjectId: string,
): Promise<never> {
  const { isOwn, name } = await findLastChange(context, textChanges[noun], subjectId);
  const who = isOwn ? 'You' : (name ?? 'Another person');
  const where = isOwn ? ' elsewhere' : '';
  const message = `${who} saved this ${noun}${where} after you opened it. Both versions are kept: compare them.`;
  return fail('CONFLICT', message, [{ path: ['input', 'expectedVersion'], message }]);
}

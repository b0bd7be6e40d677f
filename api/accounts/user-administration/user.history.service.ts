import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#api/entities.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { prepare } from '#api/kysely.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import type { UserDecision, UserSignals } from './user-decision.type.ts';

/** All decisions on an account, newest first. Only administrators see them; the person got each by mail. */
export async function listDecisions(context: Context, userId: string): Promise<UserDecision[]> {
  if (!isAdmin(context.viewer)) return [];
  return (await load(context, loadDecisions, userId)) ?? [];
}

const readDecisions = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('account_decision as d')
    .leftJoin('account as reviewer', 'reviewer.id', 'd.decidedBy')
    .select(['d.accountId', 'd.status', 'd.reason', 'd.at as createdAt'])
    .select(['reviewer.id as decidedById', 'reviewer.name as decidedByName'])
    .select((eb) => eb('d.decidedBy', 'is not distinct from', eb.ref('d.accountId')).$castTo<boolean>().as('isAnswer'))
    .where('d.accountId', '=', ({ fn }) => fn.any(value('ids')))
    .orderBy('d.at', 'desc'),
);
type DecisionRow = Awaited<ReturnType<typeof readDecisions.all>>[number];

const toDecision = ({
  status,
  reason,
  isAnswer,
  createdAt,
  decidedById,
  decidedByName,
}: DecisionRow): UserDecision => ({
  status,
  reason,
  isAnswer,
  createdAt,
  decidedBy: decidedById === null ? null : { accountId: decidedById, name: decidedByName },
});

async function loadDecisions({ em }: Context, ids: readonly string[]): Promise<UserDecision[][]> {
  const rows = await readDecisions.all(em, { ids });
  return ids.map((id) => rows.filter((row) => row.accountId === id).map(toDecision));
}

// The index account_by_domain uses this expression with these constants.
const selectDomain = (
  eb: ExpressionBuilder<Database & { a: Database['account']; other: Database['account'] }, 'a' | 'other'>,
  key: 'a.emailKey' | 'other.emailKey',
) => eb.fn<string>('split_part', [key, sql.lit('@'), eb.lit(2)]);

const readSimilarCounts = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('account as a')
    .select((eb) => {
      const others = eb
        .selectFrom('account as other')
        .whereRef('other.id', '<>', 'a.id')
        .select(({ fn }) => fn.countAll().as('count'));
      return [
        'a.id',
        eb
          .cast<number>(
            others.where((eb) => eb(selectDomain(eb, 'other.emailKey'), '=', selectDomain(eb, 'a.emailKey'))),
            'integer',
          )
          .as('sameDomainCount'),
        eb
          .cast<number>(
            others.where(({ eb, fn }) => eb(fn<string>('lower', ['other.name']), '=', fn<string>('lower', ['a.name']))),
            'integer',
          )
          .as('sameNameCount'),
      ];
    })
    .where('a.id', '=', ({ fn }) => fn.any(value('ids'))),
);

/** The number of other accounts with the same domain or name. Null for everyone but administrators. */
export const readSignals = async (context: Context, userId: string): Promise<UserSignals | null> =>
  isAdmin(context.viewer) ? load(context, loadSignals, userId) : null;

async function loadSignals({ em }: Context, ids: readonly string[]): Promise<(UserSignals | null)[]> {
  const rows = await readSimilarCounts.all(em, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { searchWords } from '#graphql/validation.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { CSV_PAGE, writeCsvPages } from '#api/platform/csv.ts';
import { read } from '#api/platform/http/rest.ts';
import { statusEnum } from '../users/user.entity.ts';
import { userPolicy } from '../users/user.policy.ts';
import { selectUsers } from '../users/user.service.ts';
import { meets } from './user.list.service.ts';

const status = z.enum(statusEnum);

/** The conditions of the list in a URL. Others are ignored. */
const exportQuery = z.object({
  status: status.optional(),
  statuses: z
    .string()
    .transform((names) => names.split(','))
    .pipe(z.array(status))
    .optional(),
  mustSignNda: z.stringbool().optional(),
  groupId: z.string().check(atMost(60)).optional(),
  search: searchWords.optional(),
});

const HEAD = ['name', 'email', 'company', 'status', 'roles', 'groups', 'email verified', 'created', 'id'];

/** Exports the accounts that meet the conditions of the list as lines of CSV, newest first. */
export async function exportUsers(context: Context, query: unknown): Promise<AsyncGenerator<string>> {
  const { em, viewer } = context;
  authorize(userPolicy, viewer, 'export', null);
  const filter = read(exportQuery, query);
  const { count } = await getKysely(em)
    .selectFrom('account')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where(meets(filter))
    .executeTakeFirstOrThrow();
  await record(context, em, { kind: 'users.exported', details: { count } });
  return writeCsvPages(HEAD, (last) => readPage(context, filter, last), toCells);
}

type Filter = z.infer<typeof exportQuery>;
type Row = Awaited<ReturnType<typeof readPage>>[number];

function readPage({ em }: Context, filter: Filter, last: { createdAt: Date; id: string } | null) {
  const users = selectUsers(getKysely(em))
    .select((eb) =>
      eb
        .selectFrom('account_group_member as m')
        .innerJoin('account_group as g', 'g.id', 'm.groupId')
        .select(({ fn, ref, val }) => fn<string | null>('string_agg', [ref('g.name'), val('; ')]).as('names'))
        .whereRef('m.accountId', '=', 'account.id')
        .as('groups'),
    )
    .where(meets(filter))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(CSV_PAGE);
  if (!last) return users.execute();
  return users
    .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(last.createdAt, last.id)))
    .execute();
}

const toCells = (user: Row): string[] => [
  user.name,
  user.email,
  user.company ?? '',
  user.status,
  user.roles.join('; '),
  user.groups ?? '',
  user.isEmailVerified ? 'yes' : 'no',
  user.createdAt.toISOString(),
  user.id,
];

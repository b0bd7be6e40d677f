import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ExpressionBuilder, expressionBuilder, type Kysely, type Nullable } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { findNdaToSign, mustSign } from '../ndas/nda.requirement.query.ts';
import { lockUntilCommit, recordsAs, subtractFromNow, toArray } from '#api/platform/database/sql.ts';
import type { Context } from '#api/platform/context.ts';
import type { Person } from '#api/platform/person.ts';
import { isApprovedInvestor } from '#api/accounts/users/user.query.ts';
import type { SetAccessInput } from './access.input.ts';
import { DocumentNotice } from './document-notice.entity.ts';
import { selectLevelToOpen } from './document.policy.ts';
import { visibleDocuments } from './visibility.query.ts';

// An administrator asks to notify the readers of a document. Who can read it is decided when the email is written, so
// that a right that ended in the meantime counts. Each account has the number of the last notice that it was considered
// for.

const { fn, val } = expressionBuilder<Record<never, never>, never>();

/** Notices are sent after this pause, so that people get one email for files that are uploaded one after another. */
const PAUSE = '30 seconds';
/** A notice does not wait longer than this for others. */
const LONGEST_WAIT = '10 minutes';
const KEPT = 30 * 86_400_000;
const BATCH = 50;

/** The document or folder, and the group or account to notify. Without either, everyone who can read it is notified. */
type NoticeTarget = Pick<SetAccessInput, 'documentId' | 'folderId' | 'groupId' | 'userId'>;

/**
 * Asks to notify the readers of a document, or of each document in a folder. The caller holds the lock of the tree, so
 * the numbers of notices are in the order of their commits.
 */
export async function requestNotices(
  em: SqlEntityManager,
  { documentId, folderId, groupId = null, userId = null }: NoticeTarget,
): Promise<void> {
  await em.flush();
  await getKysely(em)
    .insertInto('document_notice')
    .columns(['documentId', 'groupId', 'accountId'])
    .expression((eb) =>
      eb
        .selectFrom(fn<{ id: string }>('documents_below', [val([documentId ?? folderId])]).as('below'))
        .select(['below.id', eb.val(groupId).as('groupId'), eb.val(userId).as('accountId')]),
    )
    .execute();
}

/** Asks to notify the people who know a version that `version` of a document replaces. */
export async function requestCorrection(em: SqlEntityManager, documentId: string, version: number): Promise<void> {
  await getKysely(em).insertInto('document_notice').values({ documentId, correction: version }).execute();
}

interface OpenNotices {
  first: number;
  last: number;
}

/** One row if notices are due: those that were not sent yet, once no other was added for a while. */
export const selectOpenNotices = (db: Kysely<Database>) =>
  db
    .selectFrom('document_notice')
    .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
    .where((eb) => eb.ref('isOpen'))
    .having((eb) =>
      eb.or([
        eb(eb.fn.max('createdAt'), '<', subtractFromNow(PAUSE)),
        eb(eb.fn.min('createdAt'), '<', subtractFromNow(LONGEST_WAIT)),
      ]),
    );

export const findOpenNotices = (em: SqlEntityManager): Promise<OpenNotices | undefined> =>
  selectOpenNotices(getKysely(em)).executeTakeFirst();

export const lockNotices = (em: SqlEntityManager) => lockUntilCommit(em, 'document notices');

const wantsEmailAtOnce = (eb: ExpressionBuilder<Database & { s: Nullable<Database['update_setting']> }, 's'>) =>
  eb.or([eb('s.accountId', 'is', null), eb.and([eb('s.mails', '=', 'AT_ONCE'), eb('s.documents', '=', true)])]);

/** The next people who want emails at once and were not considered for the open notices. */
export const findNextReaders = (em: SqlEntityManager, { last }: OpenNotices) =>
  getKysely(em)
    .selectFrom((eb) =>
      fn<{ id: string }>('granted_accounts', [
        toArray(
          eb
            .selectFrom('document_notice')
            .select('documentId as text')
            .distinct()
            .where((inner) => inner.ref('isOpen')),
        ),
      ]).as('granted'),
    )
    .innerJoin('account as a', 'a.id', 'granted.id')
    .leftJoin('update_setting as s', 's.accountId', 'a.id')
    .leftJoin('document_notice_reader as r', 'r.accountId', 'a.id')
    .select((eb) => ['a.id', 'a.name', 'a.email', eb.fn.coalesce('r.noticeId', eb.lit(0)).as('since')])
    .where(isApprovedInvestor('a'))
    .where(wantsEmailAtOnce)
    .where((eb) => eb(eb.fn.coalesce('r.noticeId', eb.lit(0)), '<', last))
    .orderBy('a.id')
    .limit(BATCH)
    .execute();

export const closeNotices = (em: SqlEntityManager, { last }: OpenNotices): Promise<number> =>
  em.nativeUpdate(DocumentNotice, { id: { $lte: last }, isOpen: true }, { isOpen: false });

export interface NoticedDocument {
  id: string;
  title: string;
  version: number;
  /** True if the email is about a change and not about a new right. */
  isChanged?: boolean;
  /** The former version that is current again, if the email corrects an earlier one. */
  restoredFrom?: number | null;
}

type Addressed = ExpressionBuilder<Database & { n: Database['document_notice']; r: { id: string } }, 'n' | 'r'>;

/** The versions `w` that the correction `n` replaces, if person `r` was notified of them or was sent a part of them. */
const selectKnownWrong = (eb: Addressed) =>
  eb
    .selectFrom('document_version as v')
    .innerJoin('document_version as w', (join) =>
      join
        .onRef('w.documentId', '=', 'v.documentId')
        .onRef('w.number', '>', 'v.restoredFrom')
        .onRef('w.number', '<', 'v.number'),
    )
    .select('w.number')
    .whereRef('v.documentId', '=', 'n.documentId')
    .whereRef('v.number', '=', 'n.correction')
    // An earlier restoration of the same file was right.
    .whereRef('w.storageKey', '<>', 'v.storageKey')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('document_version_notice as t')
            .select('t.number')
            .whereRef('t.documentId', '=', 'w.documentId')
            .whereRef('t.accountId', '=', 'r.id')
            .whereRef('t.number', '=', 'w.number'),
        ),
        eb.exists(
          eb
            .selectFrom('reading_trace as t')
            .select('t.code')
            .whereRef('t.documentId', '=', 'w.documentId')
            .whereRef('t.accountId', '=', 'r.id')
            .where((eb) => eb('t.versionId', '=', eb.cast<string>('w.number', 'text'))),
        ),
      ]),
    );

const isAddressed = (eb: Addressed) =>
  eb.or([
    eb.and([
      eb('n.groupId', 'is', null),
      eb('n.accountId', 'is', null),
      eb.or([eb('n.correction', 'is', null), eb.exists(selectKnownWrong(eb))]),
    ]),
    eb('n.accountId', '=', eb.ref('r.id')),
    eb.exists(
      eb
        .selectFrom('account_group_member as m')
        .select('m.accountId')
        .whereRef('m.groupId', '=', 'n.groupId')
        .whereRef('m.accountId', '=', 'r.id'),
    ),
  ]);

type Since = { id: string; since: number };

const asTable = (readers: readonly Since[]) =>
  recordsAs(
    readers.map(({ id, since }) => ({ id, since })),
    'r',
    { id: 'text', since: 'integer' },
  );

/** The documents of notices that each person can open now: to read a file without pages, people download it. */
const readNoticed = (em: SqlEntityManager, readers: readonly Since[], last: number) =>
  getKysely(em)
    .selectFrom(asTable(readers))
    .innerJoinLateral(
      (eb) => visibleDocuments({ viewerId: eb.ref('r.id'), isAdmin: eb.lit(false) }),
      (join) => join.onTrue(),
    )
    .innerJoin('document_notice as n', (join) =>
      join
        .onRef('n.documentId', '=', 'seen.id')
        .onRef('n.id', '>', 'r.since')
        .on('n.id', '<=', last)
        .on(isAddressed as never),
    )
    .innerJoin('document as d', 'd.id', 'seen.id')
    .innerJoin('document_version as newest', (join) =>
      join.onRef('newest.documentId', '=', 'd.id').onRef('newest.number', '=', 'd.version'),
    )
    // A correction that a newer version follows is an ordinary change.
    .leftJoin('document_version as v', (join) =>
      join
        .onRef('v.documentId', '=', 'd.id')
        .onRef('v.number', '=', 'd.version')
        .onRef('v.number', '=', 'n.correction'),
    )
    .select(['r.id as accountId', 'd.id', 'd.title', 'd.version'])
    .select(({ fn }) => fn.max('v.restoredFrom').as('restoredFrom'))
    .select((eb) => {
      // A notice of a new right names the group or account that has it.
      const isForAll = eb.and([eb('n.groupId', 'is', null), eb('n.accountId', 'is', null), eb('d.version', '>', 1)]);
      return eb.fn.agg<boolean>('bool_or', [isForAll]).as('isChanged');
    })
    .where((eb) => eb('seen.level', '>=', selectLevelToOpen(eb.ref('newest.pages'))))
    .groupBy(['r.id', 'd.id', 'd.title', 'd.version'])
    .orderBy('d.title')
    .orderBy('d.id')
    .execute();

/** More people are not counted one by one. */
const NOTIFIED_AT_MOST = 100;

/** The people with rights on a document or folder, or on something in it, whom a notice of it addresses. */
const selectAddressed = (em: SqlEntityManager, target: string) =>
  getKysely(em)
    .with(
      (cte) => cte('due').materialized(),
      (db) =>
        db
          .selectFrom(fn<{ id: string }>('documents_below', [val([target])]).as('below'))
          .innerJoin('document_notice as n', 'n.documentId', 'below.id')
          .selectAll('n'),
    )
    .with(
      (cte) => cte('granted').materialized(),
      (db) => db.selectFrom(fn<{ id: string }>('granted_accounts', [val([target])]).as('holder')).select('holder.id'),
    )
    .selectFrom('granted')
    .innerJoin('account', 'account.id', 'granted.id')
    .leftJoin('update_setting as s', 's.accountId', 'account.id')
    .leftJoin('document_notice_reader as known', 'known.accountId', 'account.id')
    .select((eb) => ['account.id', 'account.name', eb.fn.coalesce('known.noticeId', eb.lit(0)).as('since')])
    // Before the limit: many others can have rights.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('due as n')
          .innerJoin('granted as r', (join) => join.onRef('r.id', '=', 'account.id'))
          .select('n.id')
          .where((eb) => eb('n.id', '>', eb.fn.coalesce('known.noticeId', eb.lit(0))))
          .where(isAddressed as never),
      ),
    )
    .where(isApprovedInvestor('account'))
    .where(wantsEmailAtOnce)
    .where((eb) => eb.not(mustSign))
    .orderBy('account.name')
    .orderBy('account.id')
    .limit(NOTIFIED_AT_MOST);

/**
 * The people whom the next email tells of a document, or of something in a folder, as things are now: those who can read
 * it, want emails at once and owe no signature.
 */
async function findNotified(em: SqlEntityManager, target: string): Promise<Person[]> {
  const db = getKysely(em);
  const people = await selectAddressed(em, target).execute();
  const { last } = await db
    .selectFrom('document_notice')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  if (people.length === 0 || last === null) return [];
  const below = await db
    .selectFrom(fn<{ id: string }>('documents_below', [val([target])]).as('below'))
    .select('below.id')
    .execute();
  const ids = new Set(below.map(({ id }) => id));
  const noticed = (await readNoticed(em, people, last)).filter(({ id }) => ids.has(id));
  return people
    .filter(({ id }) => noticed.some(({ accountId }) => accountId === id))
    .map(({ id, name }) => ({ accountId: id, name }));
}

/** The people whom a change of a document or folder notifies. */
export const listNotified = async (
  { em }: Context,
  { id, notify }: { id: string; notify?: boolean | null },
): Promise<Person[]> => (notify ? findNotified(em, id) : []);

/** The documents to notify each person of that they can read now. A person is not considered for these notices again. */
export async function claimNotices(
  em: SqlEntityManager,
  readers: readonly Since[],
  last: number,
): Promise<ReadonlyMap<string, NoticedDocument[]>> {
  const rows = await readNoticed(em, readers, last);
  await getKysely(em)
    .insertInto('document_notice_reader')
    .values(readers.map(({ id }) => ({ accountId: id, noticeId: last })))
    .onConflict((on) => on.column('accountId').doUpdateSet({ noticeId: last }))
    .execute();
  const byReader = new Map<string, NoticedDocument[]>();
  for (const { id } of readers) {
    const own = rows.filter(({ accountId }) => accountId === id);
    if (own.length > 0 && !(await findNdaToSign(em, id))) byReader.set(id, own);
  }
  return byReader;
}

/** Records that an email names these documents to a person, in the transaction that sends it. */
export async function recordNotices(
  em: SqlEntityManager,
  accountId: string,
  documents: readonly NoticedDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  await getKysely(em)
    .insertInto('document_version_notice')
    .values(documents.map(({ id, version }) => ({ documentId: id, accountId, number: version })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** The documents of a digest: those of all notices since the last digest, or since the person chose to get digests. */
export async function claimDigestedNotices(em: SqlEntityManager, accountId: string): Promise<NoticedDocument[]> {
  await lockNotices(em);
  const row = await getKysely(em)
    .selectFrom('update_setting as s')
    .leftJoin('document_notice_reader as r', 'r.accountId', 's.accountId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('document_notice as n')
          .select(({ fn, ref }) => [
            fn.max('n.id').as('last'),
            fn.max('n.id').filterWhere('n.createdAt', '<=', ref('s.chosenAt')).as('chosen'),
          ])
          .as('notice'),
      (join) => join.onTrue(),
    )
    .select(['s.documents', 'notice.last', 'notice.chosen', 'r.noticeId'])
    .where('s.accountId', '=', accountId)
    .executeTakeFirst();
  if (!row || row.last === null) return [];
  const since = Math.max(row.noticeId ?? 0, row.chosen ?? 0);
  const documents = (await claimNotices(em, [{ id: accountId, since }], row.last)).get(accountId) ?? [];
  return row.documents ? documents : [];
}

/** Deletes old notices. Weekly digests have them by then. */
export const pruneNotices = (em: SqlEntityManager): Promise<number> =>
  em.nativeDelete(DocumentNotice, { isOpen: false, createdAt: { $lt: new Date(Date.now() - KEPT) } });

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { isApproved } from '#api/accounts/users/user.query.ts';
import { readUser, type UserRow } from '#api/accounts/users/user.service.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { lockUntilCommit, readText, subtract, subtractFromNow, toInterval } from '#api/platform/database/sql.ts';
import type { Env } from '#api/platform/env.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { Validated } from '#api/platform/validation.ts';
import { getViewerId, isAdmin, type Role } from '#api/platform/viewer.ts';
import { readDocument } from '../documents/document.read.service.ts';
import type { PortalDocument } from '../documents/document.type.ts';
import { accessLogPolicy } from './access-log.service.ts';
import { toEventKind } from './access-log.type.ts';
import { makeOpeningsMail, OPENINGS_MAIL } from './reading.mails.ts';

const id = z.string().check(atMost(60, 'This id does not exist'));

@Validated(
  z
    .object({ documentId: id.nullish(), userId: id.nullish(), isOn: z.boolean() })
    .refine((input) => Boolean(input.documentId) !== Boolean(input.userId), {
      path: ['documentId'],
      message: 'Name one document or one person',
    }),
)
@InputType({
  description: 'The input of the mutation watchReadings: either documentId or userId must be given.',
})
export class WatchReadingsInput {
  @Field(() => ID, { nullable: true, description: 'The id of the document. Null if an account is given.' })
  documentId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the account. Null if a document is given.' })
  userId?: string | null;

  @Field(() => Boolean, { description: 'True starts the emails to the viewer, and false ends them.' })
  isOn!: boolean;
}

interface Watched {
  document: PortalDocument | null;
  user: UserRow | null;
}

/** Starts or ends the emails to the viewer about who opens a document, or what a person opens. */
export async function watchReadings(
  context: Context,
  { documentId, userId, isOn }: WatchReadingsInput,
): Promise<Watched> {
  const { em, viewer } = context;
  authorize(accessLogPolicy, viewer, 'readAll', null);
  const document = documentId ? ((await readDocument(context, documentId)) ?? fail('NOT_FOUND')) : null;
  const user = userId ? ((await readUser(context, userId)) ?? fail('NOT_FOUND')) : null;
  const accountId = getViewerId(viewer) ?? fail('UNAUTHENTICATED');
  if (isOn) await addWatch(em, accountId, { document, user });
  else
    await getKysely(em)
      .deleteFrom('reading_watch')
      .where('accountId', '=', accountId)
      .where((eb) => (document ? eb('documentId', '=', document.id) : eb('personId', '=', user!.id)))
      .execute();
  return { document, user };
}

const addWatch = (em: SqlEntityManager, accountId: string, { document, user }: Watched) =>
  getKysely(em)
    .insertInto('reading_watch')
    .columns(['accountId', 'documentId', 'personId', 'sinceSeq'])
    .expression((eb) =>
      eb
        .selectFrom('audit_event')
        .select(({ cast, fn, lit, val }) => [
          cast<string>(val(accountId), 'text').as('accountId'),
          cast<string | null>(val(document?.id ?? null), 'text').as('documentId'),
          cast<string | null>(val(user?.id ?? null), 'text').as('personId'),
          fn.coalesce(fn.max('seq'), lit(0)).as('sinceSeq'),
        ]),
    )
    .onConflict((on) => on.doNothing())
    .execute();

const readWatches = prepare<{ accountId: string }>()((db, value) =>
  db.selectFrom('reading_watch').select(['documentId', 'personId']).where('accountId', '=', value('accountId')),
);

async function loadWatched({ em, viewer }: Context, ids: readonly string[]): Promise<boolean[]> {
  const watches = await readWatches.all(em, { accountId: getViewerId(viewer) ?? '' });
  const watched = new Set(watches.map(({ documentId, personId }) => documentId ?? personId));
  return ids.map((id) => watched.has(id));
}

/** True if the viewer watches one of these documents or people. */
export async function isWatched(context: Context, ids: readonly string[]): Promise<boolean> {
  if (!isAdmin(context.viewer)) return false;
  return (await Promise.all(ids.map((id) => load(context, loadWatched, id)))).some(Boolean);
}

/**
 * What was opened since the last email, with the administrator who watches it. Each kind of watch reads its own index,
 * from the entry where it stopped. A first page that was sent counts if no browser reported the opening.
 */
const selectOpenings = (em: SqlEntityManager, watched: 'document' | 'person') =>
  getKysely(em)
    .selectFrom('reading_watch as w')
    .innerJoin('audit_event as e', (join) =>
      watched === 'document'
        ? join.onRef('e.subjectId', '=', 'w.documentId').onRef('e.seq', '>', 'w.sinceSeq')
        : join.onRef('e.actorId', '=', 'w.personId').onRef('e.seq', '>', 'w.sinceSeq'),
    )
    .select(['w.accountId', 'e.seq', 'e.at', 'e.actorId', 'e.subjectId'])
    .whereRef('e.actorId', '!=', 'w.accountId')
    .where((eb) =>
      eb.or([
        eb('e.kind', 'in', [toEventKind('SEEN'), toEventKind('DOWNLOADED')]),
        eb.and([
          eb('e.kind', '=', toEventKind('SENT')),
          eb(readText(eb.ref('e.details'), 'page'), '=', '1'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('audit_event as seen')
                .select('seen.seq')
                .whereRef('seen.subjectId', '=', 'e.subjectId')
                .whereRef('seen.actorId', '=', 'e.actorId')
                .where('seen.kind', '=', toEventKind('SEEN'))
                .where((eb) => eb('seen.at', '>', subtract(eb.ref('e.at'), toInterval('1 hour')))),
            ),
          ),
        ]),
      ]),
    );

/**
 * The openings to report now, to approved administrators who got no such email within the hour, or to one of them, the
 * first first.
 */
const readOpenings = (em: SqlEntityManager, adminId?: string) =>
  getKysely(em)
    .selectFrom(selectOpenings(em, 'document').union(selectOpenings(em, 'person')).as('o'))
    .innerJoin('account as a', 'a.id', 'o.accountId')
    .innerJoin('account as p', 'p.id', 'o.actorId')
    .innerJoin('document as d', 'd.id', 'o.subjectId')
    .leftJoin('calendar_setting as c', 'c.accountId', 'a.id')
    .select(['a.id as adminId', 'a.name', 'a.email', 'c.timeZone', 'p.name as person', 'd.title'])
    .select(({ fn }) => [fn.min<Date>('o.at').as('at'), fn.max<string>('o.seq').as('lastSeq')])
    .where(isApproved('a'))
    .$if(adminId !== undefined, (openings) => openings.where('a.id', '=', adminId!))
    .where((eb) => eb(eb.val<Role>('ADMIN'), '=', eb.fn.any('a.roles')))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mail as m')
            .select('m.id')
            .where(({ eb, fn }) => eb(fn<string>('lower', ['m.recipient']), '=', fn<string>('lower', ['a.email'])))
            .where('m.kind', '=', OPENINGS_MAIL)
            .where('m.createdAt', '>', subtractFromNow('1 hour')),
        ),
      ),
    )
    .groupBy(['a.id', 'c.timeZone', 'p.id', 'd.id'])
    .orderBy('at')
    .execute();

/** Emails administrators about the openings that they watch, each at most once an hour. Returns true if it emailed one. */
export async function mailOpenings(em: SqlEntityManager, env: Env): Promise<boolean> {
  const admins = new Set((await readOpenings(em)).map(({ adminId }) => adminId));
  for (const adminId of admins)
    await em.transactional(async (em) => {
      // A second server waits here, and then finds the email of the first.
      await lockUntilCommit(em, `openings for ${adminId}`);
      const openings = await readOpenings(em, adminId);
      const [admin] = openings;
      if (!admin) return;
      const lastSeq = openings.map((opening) => BigInt(opening.lastSeq)).reduce((a, b) => (a > b ? a : b));
      await getKysely(em)
        .updateTable('reading_watch')
        .set({ sinceSeq: String(lastSeq) })
        .where('accountId', '=', adminId)
        // A watch that began after these openings keeps its beginning.
        .where('sinceSeq', '<', String(lastSeq))
        .execute();
      await post(em, env, makeOpeningsMail(env, admin, openings));
    });
  return admins.size > 0;
}

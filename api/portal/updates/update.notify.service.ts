import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '#api/entities.ts';
import type { Kysely } from 'kysely';
import { selectLevelToOpen } from '../documents/document.policy.ts';
import { type NoticedDocument, recordNotices } from '../documents/document.notice.service.ts';
import { visibleDocuments } from '../documents/visibility.query.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { findNdaToSign } from '../ndas/nda.requirement.query.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { recordsAs } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import { readViewer } from '#api/accounts/users/user.service.ts';
import { InvestorUpdateNotification } from './investor-update-notification.entity.ts';
import { InvestorUpdateRow } from './investor-update.entity.ts';
import { type Postman, makeUpdateMail } from './update.mails.ts';
import { isInAudience, isPublished, updatePolicy } from './update.policy.ts';
import { findUpdate } from './update.read.service.ts';
import type { InvestorUpdate } from './update.type.ts';

// Mails an update only once it is published. Each recipient is stored with the mail, so that a second server, or a
// second publication after a withdrawal, does not mail anyone twice.

const BATCH = 200;

export const selectUnnotifiedUpdates = (db: Kysely<Database>) =>
  db
    .selectFrom('investor_update as u')
    .select(['u.id', 'u.title'])
    .where((eb) => eb.ref('u.untold'))
    .where(isPublished);

const lockNextUnnotified = (em: SqlEntityManager) =>
  selectUnnotifiedUpdates(getKysely(em)).orderBy('u.publishedAt').limit(1).forUpdate().skipLocked().executeTakeFirst();

/**
 * Skips people who chose this setting only after the publication, for example when another group joins the audience
 * later.
 */
const readPeopleToMail = (em: SqlEntityManager, updateId: string) =>
  getKysely(em)
    .selectFrom('investor_update as u')
    .innerJoin('account as a', (join) => join.on(isInAudience))
    .leftJoin('update_setting as s', 's.accountId', 'a.id')
    .leftJoin('investor_update_told as t', (join) =>
      join.onRef('t.updateId', '=', 'u.id').onRef('t.accountId', '=', 'a.id'),
    )
    .select(['a.id', 'a.name', 'a.email'])
    .select((eb) => eb('t.accountId', 'is not', null).$castTo<boolean>().as('hasOlder'))
    .where('u.id', '=', updateId)
    .where((eb) => eb.or([eb('s.mails', 'is', null), eb('s.mails', '=', 'AT_ONCE')]))
    .where((eb) => eb.fn.coalesce(eb('s.chosenAt', '<', eb.ref('u.publishedAt')), eb.lit(true)))
    .where('t.isOutdated', 'is not', false)
    .orderBy('a.id')
    .limit(BATCH)
    .execute();

/**
 * The documents of an update that each person can open now. A person with an agreement to sign cannot read any, and an
 * administrator reads all.
 */
async function readAttachments(
  em: SqlEntityManager,
  updateId: string,
  ids: readonly string[],
  asAdmin = false,
): Promise<ReadonlyMap<string, NoticedDocument[]>> {
  const rows = await getKysely(em)
    .selectFrom(
      recordsAs(
        ids.map((id) => ({ id })),
        'r',
        { id: 'text' },
      ),
    )
    .innerJoinLateral(
      (eb) => visibleDocuments({ viewerId: eb.ref('r.id'), isAdmin: eb.lit(asAdmin) }),
      (join) => join.onTrue(),
    )
    .innerJoin('investor_update_document as t', 't.documentId', 'seen.id')
    .innerJoin('document as d', 'd.id', 'seen.id')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.documentId', '=', 'd.id').onRef('v.number', '=', 'd.version'),
    )
    .select(['r.id as accountId', 'd.id', 'd.title', 'd.version'])
    .where('t.updateId', '=', updateId)
    .where((eb) => eb('seen.level', '>=', selectLevelToOpen(eb.ref('v.pages'))))
    .orderBy('t.position')
    .execute();
  const byReader = new Map<string, NoticedDocument[]>();
  for (const id of ids) {
    const own = rows.filter(({ accountId }) => accountId === id);
    if (own.length > 0 && (asAdmin || !(await findNdaToSign(em, id)))) byReader.set(id, own);
  }
  return byReader;
}

/** Mails one published update to a batch of the people who want it immediately. Returns false if no update is due. */
export async function notifyOfUpdate(em: SqlEntityManager, postman: Postman): Promise<boolean> {
  return em.transactional(async (em) => {
    const update = await lockNextUnnotified(em);
    if (!update) return false;
    const readers = await readPeopleToMail(em, update.id);
    if (readers.length > 0)
      await em.upsertMany(
        InvestorUpdateNotification,
        readers.map(({ id }) => ({ updateId: update.id, accountId: id, isOutdated: false })),
      );
    const attachments = await readAttachments(
      em,
      update.id,
      readers.map(({ id }) => id),
    );
    for (const reader of readers) {
      const documents = attachments.get(reader.id) ?? [];
      await recordNotices(em, reader.id, documents);
      await post(em, postman.env, makeUpdateMail(postman, reader, update, reader.hasOlder, documents));
    }
    if (readers.length < BATCH) await em.nativeUpdate(InvestorUpdateRow, { id: update.id }, { untold: false });
    return true;
  });
}

/** Mails an update, published or not, only to the viewer. */
export async function sendInvestorUpdateTest(context: Context, id: string): Promise<InvestorUpdate> {
  const { em, viewer, services } = context;
  const update = (await findUpdate(em, viewer, id)) ?? fail('NOT_FOUND', 'Update not found.');
  authorize(updatePolicy, viewer, 'update', update);
  const reader = await readViewer(context);
  const documents = await readAttachments(em, id, [reader.id], isAdmin(viewer));
  const mail = makeUpdateMail(services, reader, update, update.changedAt !== null, documents.get(reader.id));
  await post(em, services.env, { ...mail, kind: 'update.test', subject: `Test: ${mail.subject}` });
  return update;
}

import type { AliasedExpression, QueryCreator } from 'kysely';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import type { Database } from '#api/entities.ts';
import { selectNewestVersion, toStatedDetails } from '#api/content/site-details/site-details.read.service.ts';
import { FeedStatus } from '#api/content/feeds/feed.entity.ts';
import { now, subtractFromNow } from '#api/platform/database/sql.ts';
import { prepare } from '#api/kysely.ts';
import { isApprovedInvestor } from '#api/accounts/users/user.query.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { isAdmin, isEditor, type Viewer } from '#api/platform/viewer.ts';
import { type FirstStep, type InboxEntry, type InboxKind, inboxKindEnum } from './inbox.type.ts';

type Db = QueryCreator<Database>;

/** The longest label in characters: a question can be much longer. */
const LABEL_LENGTH = 200;

const selectRequests = (db: Db) =>
  db.selectFrom('account').select(['name as label', 'createdAt as at']).where('status', '=', 'PENDING');

const selectAccessRequests = (db: Db) =>
  db
    .selectFrom('document_access_request as r')
    .innerJoin('account as a', 'a.id', 'r.accountId')
    .select(['a.name as label', 'r.createdAt as at'])
    .where(isApprovedInvestor('a'));

const selectOpenQuestions = (db: Db) =>
  db
    .selectFrom('question')
    .select(({ fn, lit, ref }) => [fn<string>('left', [ref('body'), lit(LABEL_LENGTH)]).as('label'), 'askedAt as at'])
    .where('answeredAt', 'is', null);

const selectFailingFeeds = (db: Db) =>
  db
    .selectFrom('feed')
    .select(({ fn, ref, val }) => [
      fn.coalesce(fn<string | null>('nullif', [ref('title'), val('')]), ref('url')).as('label'),
      fn.coalesce('lastFetchedAt', 'createdAt').as('at'),
    ])
    .where((eb) =>
      eb.or([
        eb('status', '=', FeedStatus.DISABLED),
        eb.and([eb('status', '=', FeedStatus.ACTIVE), eb('failures', '>', 0)]),
      ]),
    );

/** Emails of security limits expire unsent; only those that the mail server did not take count. */
const selectUndeliveredEmails = (db: Db) =>
  db
    .selectFrom('mail')
    .select(['subject as label', 'createdAt as at'])
    .where('sentAt', 'is', null)
    .where('attempts', '>', 0)
    .where('createdAt', '>', subtractFromNow('7 days'))
    .where((eb) => eb.or([eb('givenUpAt', 'is not', null), eb('lastError', 'is not', null)]));

const selectQuarantinedUploads = (db: Db) =>
  db.selectFrom('upload').select(['name as label', 'createdAt as at']).where('status', '=', 'QUARANTINED');

const selectScheduledArticles = (db: Db) =>
  db
    .selectFrom('article')
    .select(['title as label', ({ fn }) => fn.coalesce('publishedAt', now()).as('at')])
    .where('status', '=', ArticleStatus.SCHEDULED);

/** One item that waits: what names it, and since when. */
interface Item {
  label: string;
  at: string | Date;
}

/** The first item of a kind with the number of all its items; no row if there are none. */
const selectFirst = (db: Db, kind: InboxKind, items: AliasedExpression<Item, 'item'>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom(items)
        .select(({ cast, fn, val }) => [
          cast<InboxKind>(val(kind), 'text').as('kind'),
          cast<number>(fn.countAll().over(), 'integer').as('count'),
          'item.label as firstLabel',
          cast<Date>('item.at', 'timestamptz').as('firstAt'),
        ])
        .orderBy('item.at')
        .limit(1)
        .as('entry'),
    )
    .selectAll();

/** The kinds of work that have items, in one statement. */
const readInboxEntries = prepare()((db) =>
  selectFirst(db, 'ACCOUNT_REQUESTS', selectRequests(db).as('item'))
    .unionAll(selectFirst(db, 'ACCESS_REQUESTS', selectAccessRequests(db).as('item')))
    .unionAll(selectFirst(db, 'QUESTIONS', selectOpenQuestions(db).as('item')))
    .unionAll(selectFirst(db, 'FAILING_FEEDS', selectFailingFeeds(db).as('item')))
    .unionAll(selectFirst(db, 'UNDELIVERED_EMAILS', selectUndeliveredEmails(db).as('item')))
    .unionAll(selectFirst(db, 'QUARANTINED_UPLOADS', selectQuarantinedUploads(db).as('item')))
    .unionAll(selectFirst(db, 'SCHEDULED_ARTICLES', selectScheduledArticles(db).as('item'))),
);

/** Only editors and administrators read the inbox: it names articles that are not public. */
const inboxPolicy = allow<'read', null>(isEditor);
const firstStepsPolicy = allow<'read', null>(isAdmin);

/** The kinds of work of a viewer: for editors only those of the content of the site. */
const listKinds = (viewer: Viewer): readonly InboxKind[] =>
  isAdmin(viewer) ? Object.values(inboxKindEnum) : ['FAILING_FEEDS', 'SCHEDULED_ARTICLES'];

/** An entry for each kind of work of the viewer, in the order of the enum; the count is 0 where nothing waits. */
export async function readInbox(context: Context): Promise<InboxEntry[]> {
  authorize(inboxPolicy, context.viewer, 'read', null);
  const rows = await readInboxEntries.all(context.em, {});
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return listKinds(context.viewer).map(
    (kind) => byKind.get(kind) ?? { kind, count: 0, firstLabel: null, firstAt: null },
  );
}

/** What the database says of the first steps. The site is new for 30 days. */
const readSetup = prepare()((db) =>
  db.selectNoFrom((eb) => [
    eb
      .not(
        eb.exists(
          eb
            .selectFrom('account as a')
            .select('a.id')
            .where('a.createdAt', '<', subtractFromNow('30 days'))
            .where((eb) => eb(eb.val('ADMIN'), '=', eb.fn.any('a.roles'))),
        ),
      )
      .$castTo<boolean>()
      .as('isNew'),
    selectNewestVersion(db).select('details').as('details'),
    eb
      .exists(eb.selectFrom('account').select('id').where('status', 'in', ['INVITED', 'APPROVED']).offset(1))
      .$castTo<boolean>()
      .as('hasPeople'),
    eb.exists(eb.selectFrom('folder').select('id')).$castTo<boolean>().as('hasFolders'),
    eb.exists(eb.selectFrom('nda').select('id')).$castTo<boolean>().as('hasAgreement'),
  ]),
);

/** The first steps of an administrator that are not done, in their usual order. */
export async function readOpenFirstSteps({ em, viewer, services: { env } }: Context): Promise<FirstStep[]> {
  authorize(firstStepsPolicy, viewer, 'read', null);
  const setup = await readSetup.first(em, {});
  if (!setup?.isNew) return [];
  const steps: Record<FirstStep, boolean> = {
    SITE_DETAILS: toStatedDetails(setup.details) !== null,
    PEOPLE: setup.hasPeople,
    FOLDERS: setup.hasFolders,
    AGREEMENT: setup.hasAgreement,
    MAIL: env.SMTP_URL !== undefined,
    BACKUP: env.BACKUP_URL !== undefined,
  };
  return Object.entries(steps).flatMap(([step, isDone]) => (isDone ? [] : [step as FirstStep]));
}

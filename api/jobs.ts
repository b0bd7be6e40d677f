import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type { Expression, Kysely } from 'kysely';
import type { Logger } from 'pino';
import { suspendEndedAccounts } from './accounts/user-administration/user.end.service.ts';
import { handleAccountRequests } from './accounts/auth/account-request.job.service.ts';
import { pruneAccountRequests, selectAccountRequests } from './accounts/auth/account-request.service.ts';
import { pruneDecoyAccounts } from './accounts/auth/decoy-account.service.ts';
import { prunePasskeyChallenges } from './accounts/passkeys/passkey.challenge.service.ts';
import { pruneLocks } from './content/articles/locks/article.locks.service.ts';
import { prunePreviewLinks } from './content/articles/previews/preview-link.service.ts';
import { publishDueChanges, selectDueChanges } from './content/articles/drafts/article.publish-draft.service.ts';
import {
  publishDue,
  selectToPublish,
  selectToUnpublish,
  unpublishDue,
} from './content/articles/article.schedule.service.ts';
import { pruneTrash } from './content/articles/article.trash.service.ts';
import { createCheckpointJob } from './operation/audit/audit.checkpoint.service.ts';
import { recordRefusalCounts } from './operation/audit/audit.refusals.service.ts';
import { backUpNightly, pruneBackupRuns, runBackupCommand } from './operation/backups/backup.job.service.ts';
import { pruneChanges } from './integration/changes/change.service.ts';
import { pruneConversations } from './content/chat/conversation.service.ts';
import { embedPassages } from './content/chat/passages/passage.embedding.service.ts';
import {
  type IndexOptions,
  indexPassages,
  selectDueSources,
  type SourceKind,
} from './content/chat/passages/passage.index.service.ts';
import { readPortalPassages } from './content/chat/passages/passage.portal.texts.service.ts';
import { type ReadPage, readSitePassages } from './content/chat/passages/passage.site.texts.service.ts';
import { deleteEndedGrants } from './portal/documents/access.end.service.ts';
import { pruneNotices, selectOpenNotices } from './portal/documents/document.notice.service.ts';
import { noteLapsedDelegations } from './accounts/delegations/delegation.service.ts';
import { assignDueSeats, selectEventsWithDueSeats } from './portal/events/event.answer.service.ts';
import { remindOfEvents } from './portal/events/event.remind.service.ts';
import { selectUnnotifiedEvents } from './portal/events/event.notify.query.ts';
import { notifyOfEvent } from './portal/events/event.notify.service.ts';
import { clearUploads } from './portal/uploads/upload.cleanup.service.ts';
import { inspectPendingUploads, selectUploadsToInspect } from './portal/uploads/upload.inspect.service.ts';
import { selectDueFeeds } from './content/feeds/feed.lease.service.ts';
import { FeedReader } from './content/feeds/feed.fetch.service.ts';
import { pruneIdempotencyKeys } from './platform/idempotency/idempotency.service.ts';
import { pruneLeads } from './content/leads/lead.service.ts';
import { clearFiles, openTransport } from './operation/mail/mail.transport.ts';
import { deliverDue, selectDueMails } from './operation/mail/mail.send.service.ts';
import { clearPictures } from './content/pictures/picture.store.service.ts';
import { createVisitorContext, type SitePages } from './platform/context.ts';
import type { Env } from './platform/env.ts';
import { type JobState, PeriodicJob, runEach } from './platform/periodic-job.ts';
import type { Database } from './entities.ts';
import { pruneLimits } from './platform/limits/attempts.ts';
import { inspectNextVersion } from './portal/documents/document.inspect.service.ts';
import { inspectPdf } from './portal/reading/inspect.ts';
import { mailOpenings } from './portal/reading/reading-watch.service.ts';
import { withoutParameters } from './platform/database/prepare.ts';
import { prepare } from './kysely.ts';
import { digestUpdates } from './portal/updates/update.digest.service.ts';
import { notifyOfDocuments } from './portal/updates/update.documents.service.ts';
import { notifyOfUpdate, selectUnnotifiedUpdates } from './portal/updates/update.notify.service.ts';
import { alertAdmins } from './operation/status/status.alert.service.ts';
import { pruneServers, ServerReporter } from './operation/status/status.service.ts';
import { removeOldRows } from './operation/retention/retention.service.ts';
import { pruneSessions } from './accounts/sessions/session.service.ts';
import { remindOfTokens } from './integration/tokens/token.remind.service.ts';
import { pruneTokens } from './integration/tokens/token.service.ts';
import { pruneVisits } from './content/visits/visit.service.ts';
import { pruneDeliveries } from './integration/webhooks/webhook.delivery.service.ts';
import { enqueueDeliveries, selectWebhooksBehind } from './integration/webhooks/webhook.enqueue.service.ts';
import { selectDueDeliveries } from './integration/webhooks/webhook.lease.service.ts';
import { WebhookSender } from './integration/webhooks/webhook.send.service.ts';

interface JobsOptions {
  env: Env;
  log: Logger;
  orm: MikroORM;
  secrets: string[];
  readPage: ReadPage;
  pages: SitePages;
  /** Whether this server runs the job of this name. Tests start only the jobs that they test. */
  runsJob?: ((name: string) => boolean) | undefined;
}

type Services = Omit<JobsOptions, 'runsJob'>;

/** The rows that a job works on. */
type DueRows = (db: Kysely<Database>) => Expression<unknown>;

interface Job {
  /** The pause between two runs in milliseconds, or the queries one of which has a row when the job has to run. */
  when: number | DueRows[];
  name: string;
  /** Resolves with true if there is more work, and with a value that counts as true if something was done. */
  work: () => Promise<unknown>;
}

const makeJob = (when: Job['when'], name: string, work: Job['work']): Job => ({ when, name, work });

/** How often the database is asked for due work. A person waits for some of it. */
const LOOK_MS = 1_000;
/** The pause after something was done, which often leads to other work, such as an email. */
const LOOK_AGAIN_MS = 100;

/** Asks for the due work of these jobs in one statement: one for each cost a site at rest 5 % of a core. */
const prepareLook = (jobs: readonly Job[]) =>
  prepare()((db) =>
    withoutParameters(
      db.selectNoFrom(({ exists, or }) =>
        jobs.map(({ name, when }) => or((when as DueRows[]).map((select) => exists(select(db)))).as(name)),
      ),
    ),
  );

interface RunningJobs {
  listStates: () => JobState[];
  stop: () => Promise<void>;
}

/** The background jobs of a server. Servers divide the work through the database. */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { env, log, orm, secrets, readPage, pages, runsJob = () => true } = options;
  const transport = openTransport(env);
  const feeds = new FeedReader(orm.em, { env, log });
  const webhooks = new WebhookSender(orm.em, { env, log, secrets });
  const stopping = new AbortController();
  const listStates = () => jobs.map((job) => job.getState());
  const reporter = new ServerReporter(() => orm.em.fork(), { env, log, listJobs: listStates });
  const listed: Job[] = [
    makeJob([selectDueMails], 'sending mail', () => deliverDue(orm.em.fork(), transport, log)),
    makeJob([selectAccountRequests], 'handling account requests', () =>
      handleAccountRequests(() => orm.em.fork(), { env, log }),
    ),
    ...listContentJobs({ env, log, orm, secrets, readPage, pages }),
    makeJob(1_000, 'embedding passages', () => embedPassages(orm.em.fork(), { env, log, signal: stopping.signal })),
    ...listNotificationJobs({ env, orm, secrets }),
    makeJob([selectDueFeeds], 'reading feeds', () => feeds.leaseDueRows()),
    makeJob(
      5_000,
      'the audit checkpoint',
      createCheckpointJob(() => orm.em.fork(), { env, log, secrets }),
    ),
    makeJob(10_000, 'deleting ended access', async () => {
      await deleteEndedGrants(orm.em.fork());
    }),
    makeJob(10_000, 'suspending ended accounts', () => suspendEndedAccounts(orm.em.fork(), env)),
    makeJob(10_000, 'noting ended delegations', () => noteLapsedDelegations(orm.em.fork())),
    makeJob(60_000, 'recording refusals', () => recordRefusalCounts(orm.em.fork())),
    makeJob(60_000, 'alerting administrators', () => alertAdmins(orm.em.fork(), env)),
    makeJob(600_000, 'clearing out', () => clearOut(() => orm.em.fork(), env)),
    makeJob(600_000, 'deleting old rows', () =>
      removeOldRows(() => orm.em.fork(), { env, log, signal: stopping.signal }),
    ),
    ...(env.BACKUP_URL
      ? [
          makeJob(30_000, 'the nightly backup', () =>
            backUpNightly(() => orm.em.fork(), { log, signal: stopping.signal, run: runBackupCommand }),
          ),
        ]
      : []),
    makeJob([selectUploadsToInspect], 'inspecting uploads', () =>
      inspectPendingUploads(orm.em.fork(), { env, log, inspect: inspectPdf }),
    ),
    // Versions of an earlier release: an upload is inspected before it becomes a version.
    makeJob(10_000, 'inspecting documents', () => inspectNextVersion(orm.em.fork(), { env, log, inspect: inspectPdf })),
    makeJob([selectWebhooksBehind], 'preparing webhooks', () => enqueueDeliveries(orm.em.fork(), env)),
    makeJob([selectDueDeliveries], 'sending webhooks', () => webhooks.leaseDueRows()),
    makeJob(10_000, 'reporting this server', () => reporter.report()),
  ].filter(({ name }) => runsJob(name));
  const jobs: PeriodicJob[] = listed.map(
    ({ when, name, work }) =>
      new PeriodicJob(typeof when === 'number' ? when : null, name, log, async () => {
        const result = await work();
        if (result) look?.wake(LOOK_AGAIN_MS);
        return result;
      }),
  );
  const dueJobs = listed.filter(({ when }) => typeof when !== 'number');
  const due = prepareLook(dueJobs);
  const lookForWork = async () => {
    const found = (await due.first(orm.em.fork(), {})) as Record<string, boolean>;
    for (const job of jobs) {
      const isDue = found[job.getState().name];
      if (isDue) job.wake();
      else if (isDue === false) job.skip();
    }
  };
  const look = dueJobs.length > 0 ? new PeriodicJob(LOOK_MS, 'looking for due work', log, lookForWork) : null;
  if (look) jobs.push(look);
  // At once, so that the status page knows the server that answers.
  await reporter.report().catch((error: unknown) => log.warn({ err: error }, 'this server is not reported yet'));
  return {
    listStates,
    stop: async () => {
      stopping.abort();
      await Promise.all([...jobs.map((job) => job.stop()), webhooks.stop()]);
      await feeds.stop();
      await reporter.leave().catch((error: unknown) => log.warn({ err: error }, 'the report of this server remains'));
    },
  };
}

/** Jobs that keep public pages and the answers of /chat current and remove unused files. */
const listContentJobs = ({ env, log, orm, secrets, readPage, pages }: Services) => {
  const site = { area: 'site', read: readSitePassages(readPage), log } as const;
  const portal = { area: 'portal', read: readPortalPassages(env), log } as const;
  const makeIndexJob = <Kind extends SourceKind>(name: string, options: IndexOptions<Kind>, pauseMs = 0) =>
    makeJob([(db) => selectDueSources(db, options)], name, async () => {
      const isMore = await indexPassages(orm.em.fork(), options);
      await delay(pauseMs);
      return isMore;
    });
  return [
    makeJob([selectToPublish, selectDueChanges], 'publishing what is due', () =>
      runEach([
        ['articles', () => publishDue(orm.em.fork())],
        ['changes', () => publishDueChanges(createVisitorContext({ env, log, em: orm.em.fork(), secrets, pages }))],
      ]),
    ),
    makeJob([selectToUnpublish], 'taking down what is due', () => unpublishDue(orm.em.fork())),
    makeIndexJob('indexing articles', { ...site, kinds: ['ARTICLE', 'CASE_STUDY'] }),
    // Rendering a page slows down the requests of visitors, so there is a pause after each.
    makeIndexJob('indexing pages', { ...site, kinds: ['PAGE'] }, 100),
    makeIndexJob('indexing updates, answers and events', { ...portal, kinds: ['UPDATE', 'QUESTION', 'EVENT'] }),
    // Separate from the passages above, so that a long document does not delay them.
    makeIndexJob('indexing documents', { ...portal, kinds: ['DOCUMENT'] }),
    makeJob(3_600_000, 'clearing out uploads', () => clearUploads(orm.em.fork(), env)),
    makeJob(3_600_000, 'clearing out pictures', () => clearPictures(orm.em.fork(), env)),
  ];
};

/** Deletes what is no longer needed. */
export const clearOut = (fork: () => SqlEntityManager, env: Env): Promise<void> =>
  runEach([
    ['sessions', () => pruneSessions(fork())],
    ['limits', () => pruneLimits(fork())],
    ['decoy accounts', () => pruneDecoyAccounts(fork())],
    ['account requests', () => pruneAccountRequests(fork())],
    ['passkey challenges', () => prunePasskeyChallenges(fork())],
    ['email files', () => clearFiles(env)],
    ['visits', () => pruneVisits(fork())],
    ['leads', () => pruneLeads(fork())],
    ['deleted articles', () => pruneTrash(fork())],
    ['article locks', () => pruneLocks(fork())],
    ['preview links', () => prunePreviewLinks(fork())],
    ['idempotency keys', () => pruneIdempotencyKeys(fork())],
    ['conversations', () => pruneConversations(fork())],
    ['tokens', () => pruneTokens(fork())],
    ['changes', () => pruneChanges(fork())],
    ['notices', () => pruneNotices(fork())],
    ['webhook deliveries', () => pruneDeliveries(fork())],
    ['backup runs', () => pruneBackupRuns(fork())],
    ['servers', () => pruneServers(fork())],
    ['token reminders', () => remindOfTokens(fork(), env)],
  ]);

/** Jobs that mail about events, updates and documents. */
const listNotificationJobs = ({ env, orm, secrets }: Pick<Services, 'env' | 'orm' | 'secrets'>) => [
  makeJob([selectUnnotifiedEvents], 'mailing about events', () => notifyOfEvent(orm.em.fork(), env)),
  makeJob([selectEventsWithDueSeats], 'assigning seats', () => assignDueSeats(orm.em.fork(), env)),
  makeJob(15_000, 'reminding of events', () => remindOfEvents(orm.em.fork(), env)),
  makeJob([selectUnnotifiedUpdates], 'mailing about updates', () => notifyOfUpdate(orm.em.fork(), { env, secrets })),
  makeJob([selectOpenNotices], 'mailing about documents', () => notifyOfDocuments(orm.em.fork(), { env, secrets })),
  makeJob(60_000, 'mailing about openings', () => mailOpenings(orm.em.fork(), env)),
  makeJob(60_000, 'writing digests', async () => (await digestUpdates(orm.em.fork(), { env, secrets })) > 0),
];

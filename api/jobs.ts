import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { handleAccountRequests } from './auth/account-request.job.service.ts';
import { pruneAccountRequests } from './auth/account-request.service.ts';
import { pruneDecoyAccounts } from './auth/decoy-account.service.ts';
import { prunePasskeyChallenges } from './passkeys/passkey.challenge.service.ts';
import { pruneLocks } from './articles/locks/article.locks.service.ts';
import { prunePreviewLinks } from './articles/previews/preview-link.service.ts';
import { publishDueChanges } from './articles/drafts/article.publish-draft.service.ts';
import { publishDue, unpublishDue } from './articles/article.schedule.service.ts';
import { pruneTrash } from './articles/article.trash.service.ts';
import { createCheckpointJob } from './audit/audit.checkpoint.service.ts';
import { recordRefusalCounts } from './audit/audit.refusals.service.ts';
import { backUpNightly, pruneBackupRuns, runBackupCommand } from './backups/backup.job.service.ts';
import { pruneChanges } from './changes/change.service.ts';
import { pruneConversations } from './chat/conversation.service.ts';
import { embedPassages } from './chat/passages/passage.embedding.service.ts';
import { indexPassages } from './chat/passages/passage.index.service.ts';
import { readPortalPassages } from './chat/passages/passage.portal.texts.service.ts';
import { type ReadPage, readSitePassages } from './chat/passages/passage.site.texts.service.ts';
import { deleteEndedGrants } from './documents/access.end.service.ts';
import { pruneNotices } from './documents/document.notice.service.ts';
import { noteLapsedDelegations } from './delegations/delegation.lapse.service.ts';
import { assignDueSeats } from './events/event.answer.service.ts';
import { remindOfEvents } from './events/event.remind.service.ts';
import { notifyOfEvent } from './events/event.notify.service.ts';
import { clearUploads } from './uploads/upload.cleanup.service.ts';
import { inspectPendingUploads } from './uploads/upload.inspect.service.ts';
import { FeedReader } from './feeds/feed.fetch.service.ts';
import { pruneIdempotencyKeys } from './platform/idempotency/idempotency.service.ts';
import { pruneLeads } from './leads/lead.service.ts';
import { clearFiles, openTransport } from './mail/mail.transport.ts';
import { deliverDue } from './mail/mail.send.service.ts';
import { clearPictures } from './pictures/picture.cleanup.service.ts';
import { createVisitorContext, type SitePages } from './platform/context.ts';
import type { Env } from './platform/env.ts';
import { type JobState, type PeriodicJob, startPeriodicJob, MORE } from './platform/periodic-job.ts';
import { pruneLimits } from './platform/limits/attempts.ts';
import { inspectPdf } from './reading/inspect.ts';
import { digestUpdates } from './updates/update.digest.service.ts';
import { notifyOfDocuments } from './updates/update.documents.service.ts';
import { notifyOfUpdate } from './updates/update.notify.service.ts';
import { alertAdmins } from './status/status.alert.service.ts';
import { pruneServers, ServerReporter } from './status/status.service.ts';
import { removeOldRows } from './retention/retention.service.ts';
import { pruneSessions } from './sessions/session.service.ts';
import { remindOfTokens } from './tokens/token.remind.service.ts';
import { pruneTokens } from './tokens/token.service.ts';
import { pruneVisits } from './visits/visit.service.ts';
import { pruneDeliveries } from './webhooks/webhook.delivery.service.ts';
import { enqueueDeliveries } from './webhooks/webhook.enqueue.service.ts';
import { WebhookSender } from './webhooks/webhook.send.service.ts';

interface JobsOptions {
  env: Env;
  log: Logger;
  orm: MikroORM;
  secrets: string[];
  readPage: ReadPage;
  pages: SitePages;
}

interface RunningJobs {
  listStates: () => JobState[];
  stop: () => Promise<void>;
}

/** The background jobs of a server. Servers divide the work through the database. */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { env, log, orm, secrets, readPage, pages } = options;
  const transport = openTransport(env);
  const feeds = new FeedReader(orm.em, { env, log });
  const webhooks = startWebhookJobs({ env, log, orm, secrets });
  const stopping = new AbortController();
  const jobs = [
    startPeriodicJob(1_000, 'sending mail', log, () => deliverDue(orm.em.fork(), transport, log)),
    startPeriodicJob(500, 'handling account requests', log, () =>
      handleAccountRequests(() => orm.em.fork(), { env, log }),
    ),
    ...startContentJobs({ env, log, orm, secrets, readPage, pages }),
    startPeriodicJob(1_000, 'embedding passages', log, () =>
      embedPassages(orm.em.fork(), { env, log, signal: stopping.signal }),
    ),
    ...createNotificationJobs({ env, log, orm, secrets }),
    startPeriodicJob(1_000, 'reading feeds', log, () => feeds.leaseDueRows()),
    startPeriodicJob(
      5_000,
      'the audit checkpoint',
      log,
      createCheckpointJob(() => orm.em.fork(), { env, log, secrets }),
    ),
    startPeriodicJob(10_000, 'deleting ended access', log, async () => {
      await deleteEndedGrants(orm.em.fork());
    }),
    startPeriodicJob(10_000, 'noting ended delegations', log, () => noteLapsedDelegations(orm.em.fork())),
    startPeriodicJob(60_000, 'recording refusals', log, async () =>
      (await recordRefusalCounts(orm.em.fork())) ? MORE : null,
    ),
    startPeriodicJob(60_000, 'alerting administrators', log, () => alertAdmins(orm.em.fork(), env)),
    startPeriodicJob(60_000, 'clearing out', log, () => clearOut(() => orm.em.fork(), env)),
    startPeriodicJob(60_000, 'deleting old rows', log, () =>
      removeOldRows(() => orm.em.fork(), { env, log, signal: stopping.signal }),
    ),
    ...(env.BACKUP_URL
      ? [
          startPeriodicJob(30_000, 'the nightly backup', log, () =>
            backUpNightly(() => orm.em.fork(), { log, signal: stopping.signal, run: runBackupCommand }),
          ),
        ]
      : []),
    startPeriodicJob(2_000, 'inspecting uploads', log, () =>
      inspectPendingUploads(orm.em.fork(), { env, log, inspect: inspectPdf }),
    ),
  ];
  const listStates = () => [...jobs, ...webhooks.jobs].map((job) => job.getState());
  const reporter = new ServerReporter(() => orm.em.fork(), { env, log, listJobs: listStates });
  jobs.push(startPeriodicJob(10_000, 'reporting this server', log, () => reporter.report()));
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
const startContentJobs = ({ env, log, orm, secrets, readPage, pages }: JobsOptions) => {
  const site = { area: 'site', read: readSitePassages(readPage), log } as const;
  const portal = { area: 'portal', read: readPortalPassages(env), log } as const;
  return [
    startPeriodicJob(500, 'publishing what is due', log, async () => {
      await publishDue(orm.em.fork());
      await publishDueChanges(createVisitorContext({ env, log, em: orm.em.fork(), secrets, pages }));
    }),
    startPeriodicJob(500, 'taking down what is due', log, () => unpublishDue(orm.em.fork())),
    startPeriodicJob(500, 'indexing articles', log, () =>
      indexPassages(orm.em.fork(), { ...site, kinds: ['ARTICLE', 'CASE_STUDY'] }),
    ),
    // Rendering a page slows down the requests of visitors, so there is a pause after each.
    startPeriodicJob(100, 'indexing pages', log, async () => {
      await indexPassages(orm.em.fork(), { ...site, kinds: ['PAGE'] });
    }),
    startPeriodicJob(500, 'indexing updates, answers and events', log, () =>
      indexPassages(orm.em.fork(), { ...portal, kinds: ['UPDATE', 'QUESTION', 'EVENT'] }),
    ),
    // Separate from the passages above, so that a long document does not delay them.
    startPeriodicJob(500, 'indexing documents', log, () =>
      indexPassages(orm.em.fork(), { ...portal, kinds: ['DOCUMENT'] }),
    ),
    startPeriodicJob(3_600_000, 'clearing out uploads', log, () => clearUploads(orm.em.fork(), env)),
    startPeriodicJob(3_600_000, 'clearing out pictures', log, () => clearPictures(orm.em.fork(), env)),
  ];
};

async function clearOut(fork: () => SqlEntityManager, env: Env): Promise<void> {
  await pruneSessions(fork());
  await pruneLimits(fork());
  await pruneDecoyAccounts(fork());
  await pruneAccountRequests(fork());
  await prunePasskeyChallenges(fork());
  await clearFiles(env);
  await pruneVisits(fork());
  await pruneLeads(fork());
  await pruneTrash(fork());
  await pruneLocks(fork());
  await prunePreviewLinks(fork());
  await pruneIdempotencyKeys(fork());
  await pruneConversations(fork());
  await pruneTokens(fork());
  await pruneChanges(fork());
  await pruneNotices(fork());
  await pruneDeliveries(fork());
  await pruneBackupRuns(fork());
  await pruneServers(fork());
  await remindOfTokens(fork(), env);
}

/** Jobs that send webhooks. */
function startWebhookJobs({ env, log, orm, secrets }: Omit<JobsOptions, 'readPage' | 'pages'>): {
  jobs: PeriodicJob[];
  stop: () => Promise<void>;
} {
  const webhooks = new WebhookSender(orm.em, { env, log, secrets });
  const jobs = [
    startPeriodicJob(1_000, 'preparing webhooks', log, async () =>
      (await enqueueDeliveries(orm.em.fork(), env)) ? MORE : null,
    ),
    startPeriodicJob(500, 'sending webhooks', log, () => webhooks.leaseDueRows()),
  ];
  return {
    jobs,
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      await webhooks.stop();
    },
  };
}

/** Jobs that mail about events, updates and documents. */
const createNotificationJobs = ({ env, log, orm, secrets }: Omit<JobsOptions, 'readPage' | 'pages'>) => [
  startPeriodicJob(1_000, 'mailing about events', log, async () =>
    (await notifyOfEvent(orm.em.fork(), env)) ? MORE : null,
  ),
  startPeriodicJob(500, 'assigning seats', log, async () => ((await assignDueSeats(orm.em.fork(), env)) ? MORE : null)),
  startPeriodicJob(5_000, 'reminding of events', log, () => remindOfEvents(orm.em.fork(), env)),
  startPeriodicJob(1_000, 'mailing about updates', log, async () =>
    (await notifyOfUpdate(orm.em.fork(), { env, secrets })) ? MORE : null,
  ),
  startPeriodicJob(1_000, 'mailing about documents', log, async () =>
    (await notifyOfDocuments(orm.em.fork(), { env, secrets })) ? MORE : null,
  ),
  startPeriodicJob(5_000, 'writing digests', log, () => digestUpdates(orm.em.fork(), { env, secrets })),
];

import type { AlertFacts, StatusFacts } from './status.facts.ts';
import { judgeSilence } from './status.judge.silence.ts';
import { judgeBackups, judgeDisk, judgeRetention, judgeStorage, judgeTables } from './status.judge.storage.ts';
import { countOf, describeAge, describeBytes, describeSlowHours, makeItem, MINUTE_MS } from './status.sentences.ts';
import type { StatusItem } from './status.type.ts';

/** Servers report every ten seconds. One that has not for this time no longer runs. */
export const LOST_MS = MINUTE_MS;
/** A job that has run for this time does not end. */
const LONG_RUN_MS = 30 * MINUTE_MS;
/** On a large site, these take hours. */
const LONG_JOBS = new Set(['the nightly backup', 'deleting old rows']);
/** Fewer failures in a row are usual while the database restarts. */
const FAILURES = 3;
/** An email that is late for this time does not arrive by itself. */
const LATE_MS = 60 * MINUTE_MS;
const MANY_FAILED_SIGN_INS = 100;

/** The status of each part of the system. */
export const judge = (facts: StatusFacts): StatusItem[] => [
  judgeVersion(facts),
  judgeServers(facts),
  judgeDatabase(facts),
  judgeTables(facts),
  judgeJobs(facts),
  judgeMail(facts),
  judgeFeeds(facts),
  judgeWebhooks(facts),
  judgeStorage(facts),
  judgeDisk({ ...facts, servers: listRunning(facts) }),
  judgeBackups(facts),
  judgeRetention(facts),
  judgeSilence(facts),
  judgeSignIns(facts),
];

/** The parts that can fail. All others get a warning at most, and no one is alerted. */
export const judgeAlerts = (facts: AlertFacts): StatusItem[] => [
  judgeDatabase(facts),
  judgeJobs(facts),
  judgeMail(facts),
  judgeDisk({ ...facts, servers: listRunning(facts) }),
  judgeBackups(facts),
  judgeSilence(facts),
];

export const listRunning = ({ at, servers }: Pick<AlertFacts, 'at' | 'servers'>) =>
  servers.filter(({ seenAt }) => at.getTime() - seenAt.getTime() < LOST_MS);

/** The slow statements of the last hour. */
export const listSlow = (facts: Pick<AlertFacts, 'at' | 'servers'>) =>
  listRunning(facts)
    .flatMap(({ slowStatements }) => slowStatements)
    .filter(({ endedAt }) => facts.at.getTime() - Date.parse(endedAt) < 60 * MINUTE_MS);

function judgeVersion(facts: AlertFacts): StatusItem {
  const releases = [...new Set(listRunning(facts).map(({ release }) => release))];
  const { migrations, newestMigration } = facts.database;
  const schema = `The database has ${countOf(migrations, 'migration')}, the newest is ${newestMigration}.`;
  if (releases.length > 1)
    return makeItem(
      'VERSION',
      'WARNING',
      `The servers run ${releases.length} builds: ${releases.join(', ')}. ${schema}`,
      {
        advice: 'If no update is in progress, restart the servers of the older build with the newer one.',
      },
    );
  return makeItem('VERSION', 'OK', `Build ${releases[0] ?? 'unknown'}. ${schema}`);
}

function judgeServers(facts: AlertFacts): StatusItem {
  const { at, servers } = facts;
  const running = listRunning(facts);
  // A server that was started again on the same host replaces the one that was killed.
  const lost = servers.filter(
    (server) =>
      !running.includes(server) &&
      !servers.some(({ host, startedAt }) => host === server.host && startedAt > server.seenAt),
  );
  const details = [
    ...running.map(({ host, startedAt }) => `${host}: running for ${describeAge(at, startedAt)}`),
    ...lost.map(({ host, seenAt }) => `${host}: last seen ${describeAge(at, seenAt)} ago`),
  ];
  if (lost.length > 0)
    return makeItem('SERVERS', 'WARNING', `${countOf(running.length, 'server')} running, ${lost.length} not seen.`, {
      details,
      advice: 'Start the server again, or read its log. A server that was removed leaves this list after a day.',
    });
  return makeItem('SERVERS', 'OK', `${countOf(running.length, 'server')} running.`, { details });
}

function judgeDatabase(facts: AlertFacts): StatusItem {
  const { byteSize, connections, maxConnections } = facts.database;
  const slow = listSlow(facts);
  const summary = `${describeBytes(byteSize)}, ${connections} of ${maxConnections} connections. ${countOf(slow.length, 'statement')} took longer than half a second in the last hour.`;
  const details = describeSlowHours(facts.servers.flatMap(({ slowStatements }) => slowStatements));
  const share = connections / maxConnections;
  if (share >= 0.8)
    return makeItem('DATABASE', share >= 0.95 ? 'FAILING' : 'WARNING', summary, {
      details,
      advice: 'Raise max_connections of PostgreSQL, or use PgBouncer.',
    });
  if (slow.length > 20)
    return makeItem('DATABASE', 'WARNING', summary, {
      details,
      advice: 'Check the load and the disk of the database server. Its log has the statements.',
    });
  return makeItem('DATABASE', 'OK', summary, { details });
}

function judgeJobs(facts: AlertFacts): StatusItem {
  const { at } = facts;
  const running = listRunning(facts);
  const jobs = running.flatMap(({ host, jobs }) => jobs.map((job) => ({ ...job, host })));
  const failing = jobs.filter(({ failures }) => failures > 0);
  const stuck = jobs.filter(
    ({ name, runningSince }) =>
      runningSince && !LONG_JOBS.has(name) && at.getTime() - Date.parse(runningSince) > LONG_RUN_MS,
  );
  const where = (host: string) => (running.length > 1 ? ` on ${host}` : '');
  const details = [
    ...failing.map(({ name, host, failures, error, succeededAt }) => {
      const last = succeededAt ? `last worked ${describeAge(at, new Date(succeededAt))} ago` : 'has not worked yet';
      return `${name}${where(host)} failed ${countOf(failures, 'time')} in a row, ${last}: ${error}`;
    }),
    ...stuck.map(({ name, host, runningSince }) => {
      return `${name}${where(host)} has been running for ${describeAge(at, new Date(runningSince!))}`;
    }),
  ];
  const isFailing = stuck.length > 0 || failing.some(({ failures }) => failures >= FAILURES);
  if (details.length === 0) return makeItem('JOBS', 'OK', `${countOf(jobs.length, 'background job')}, none failing.`);
  return makeItem(
    'JOBS',
    isFailing ? 'FAILING' : 'WARNING',
    `${details.length} of ${countOf(jobs.length, 'background job')} failing.`,
    {
      details,
      advice:
        'Jobs are tried again by themselves. If one keeps failing, correct what its error names, or restart the server.',
    },
  );
}

function judgeMail({ at, mail }: AlertFacts): StatusItem {
  const { waiting, delayed, oldestAt, stopped, refused, reasons } = mail;
  const details = reasons.map(({ reason, count }) => `${countOf(count, 'email')}: ${reason.replaceAll(/\s+/g, ' ')}`);
  const isLate = oldestAt !== null && at.getTime() - oldestAt.getTime() > LATE_MS;
  if (stopped > 0 || isLate)
    return makeItem(
      'EMAIL',
      'FAILING',
      `${countOf(delayed + stopped, 'email')} not sent${oldestAt ? `, the oldest for ${describeAge(at, oldestAt)}` : ''}.`,
      {
        details,
        advice: 'Check SMTP_URL, MAIL_FROM and the mail server. Then send the emails again.',
        canRetry: true,
      },
    );
  if (delayed > 0)
    return makeItem('EMAIL', 'WARNING', `${countOf(delayed, 'email')} could not be sent at the first attempt.`, {
      details,
      advice: 'They are tried again by themselves for a day.',
      canRetry: true,
    });
  if (refused > 0)
    return makeItem('EMAIL', 'WARNING', `${countOf(refused, 'recipient')} refused by the mail server in seven days.`, {
      details,
      advice: 'Correct the email addresses of the accounts. npx portal mail list has the recipients.',
    });
  return makeItem(
    'EMAIL',
    'OK',
    waiting > 0 ? `${countOf(waiting, 'email')} waiting to be sent.` : 'All emails were sent.',
  );
}

function judgeFeeds({ feeds, feedCount }: StatusFacts): StatusItem {
  if (feeds.length === 0)
    return makeItem('FEEDS', 'OK', feedCount > 0 ? `${countOf(feedCount, 'feed')} can be read.` : 'No feeds.');
  const details = feeds.map(({ title, error, isDisabled }) => {
    const state = isDisabled ? 'no longer read' : 'failing';
    return `${title}, ${state}: ${error ?? 'without an error'}`;
  });
  return makeItem('FEEDS', 'WARNING', `${feeds.length} of ${countOf(feedCount, 'feed')} cannot be read.`, {
    details,
    advice: 'Correct their URLs on the page Feeds, or delete them.',
  });
}

function judgeWebhooks({ pausedWebhooks }: StatusFacts): StatusItem {
  if (pausedWebhooks.length === 0) return makeItem('WEBHOOKS', 'OK', 'The site paused no webhook.');
  const reasons: Record<string, string> = {
    FAILED: 'all deliveries failed for three days',
    GONE: 'the receiver answered 410 Gone',
    ACCOUNT: 'the account of the owner is not approved',
  };
  return makeItem('WEBHOOKS', 'WARNING', `The site paused ${countOf(pausedWebhooks.length, 'webhook')}.`, {
    details: pausedWebhooks.map(({ name, reason }) => `${name}: ${reasons[reason ?? ''] ?? 'no reason is known'}`),
    advice: 'Their owners can activate them again when the receivers work.',
  });
}

function judgeSignIns({ signIns: { failed, attacked } }: StatusFacts): StatusItem {
  const summary = `${countOf(failed, 'failed sign-in')} in the last hour.`;
  const details = attacked.map(({ name, count }) => `${name}: ${countOf(count, 'failed sign-in')}`);
  if (attacked.length === 0 && failed < MANY_FAILED_SIGN_INS) return makeItem('SIGN_INS', 'OK', summary);
  return makeItem('SIGN_INS', 'WARNING', summary, {
    details,
    advice:
      'Attempts are slowed down by themselves. Ask the owners of these accounts to use a second factor. The audit log has each attempt.',
  });
}

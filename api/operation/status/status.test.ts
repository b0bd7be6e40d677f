import { makeDocument } from '#api/portal/documents/document.factory.ts';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  StatusTestRetryDocument as RETRY,
  StatusTestStatusDocument as STATUS,
} from '#graphql/generated/tests-operation-status.ts';
import { bySystem, record } from '../audit/audit.service.ts';
import { post } from '../mail/mail.service.ts';
import { readEnv } from '#api/platform/env.ts';
import type { JobState } from '#api/platform/periodic-job.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { alertAdmins } from './status.alert.service.ts';
import { pruneServers, ServerReporter } from './status.service.ts';
import type { StatusItemKind } from './status.type.ts';

const api = useApi();
// Without the proof of the build on this machine.
const env = { ...readEnv({}), DATA_DIR: '/', PROOF_FILE: '.data/no-proof.json' };
const job: JobState = { name: 'reading feeds', succeededAt: null, runningSince: null, failures: 0, error: null };

const startServer = (listJobs = () => [job]) =>
  new ServerReporter(api.em, { env, log: pino({ level: 'silent' }), listJobs });

const readItem = async (kind: StatusItemKind) =>
  (await api.run(person.admin, STATUS)).data.systemStatus.items.find((item) => item.kind === kind)!;

const postFailed = async () => {
  const sender = { SITE_NAME: 'Safe AI', PUBLIC_URL: 'https://portal.example' };
  await post(api.em(), sender, {
    kind: 'test',
    reason: 'a test',
    to: 'a@fund.example',
    subject: 'S',
    paragraphs: ['P'],
  });
  await query(api.em(), "update mail set given_up_at = now(), attempts = 9, last_error = '553 no such sender'");
};

beforeEach(async () => {
  for (const table of ['mail', 'server_status', 'status_alert']) await query(api.em(), `delete from ${table}`);
});

describe('the status of the system', () => {
  it('has the servers that run, until they stop or have not been seen for a day', async () => {
    const [first, second] = [startServer(), startServer(() => [{ ...job, failures: 3, error: 'No "\0" connection' }])];
    for (const reporter of [first, second, first]) await reporter.report();
    expect(await readItem('SERVERS')).toMatchObject({ level: 'OK', summary: '2 servers running.' });
    expect(await readItem('JOBS')).toMatchObject({
      level: 'FAILING',
      details: [
        expect.stringMatching(/^reading feeds on .+ failed 3 times in a row, has not worked yet: No "" connection$/),
      ],
    });
    expect((await readItem('DISK')).summary).toMatch(/^[\d.,]+ [GT]B free, \d+% of the disk/);
    await second.leave();
    expect(await readItem('SERVERS')).toMatchObject({ summary: '1 server running.' });
    await query(api.em(), "update server_status set seen_at = now() - interval '25 hours'");
    await pruneServers(api.em());
    expect(await query(api.em(), 'select 1 from server_status')).toEqual([]);
  });

  it('has the database, the storage and the feeds of this site', async () => {
    expect((await readItem('DATABASE')).summary).toMatch(/^\d+ MB, \d+ of \d+ connections\. /);
    expect((await readItem('VERSION')).summary).toMatch(/^Build .+ \d+ migrations, the newest is \d{4}-/);
    expect((await readItem('STORAGE')).summary).toMatch(/^\d+ document versions? \(/);
    await makeDocument(api.em(), { title: 'Plan' });
    expect((await readItem('STORAGE')).summary).toMatch(
      /\. Still 1 file to inspect, and the text of 1 document to index for searches\.$/,
    );
    const { details } = await readItem('TABLES');
    expect(details).toHaveLength(10);
    for (const detail of details)
      expect(detail).toMatch(/^[a-z_]+: [\d.]+ [KM]B, (about [\d,]+ rows?|rows not counted yet)$/);
    expect((await readItem('RETENTION')).details).toHaveLength(5);
    expect(await readItem('FEEDS')).toMatchObject({ level: 'OK', summary: 'No feeds.' });
  });

  it('has emails that were not sent, and sends them again', async () => {
    await postFailed();
    expect(await readItem('EMAIL')).toMatchObject({
      level: 'FAILING',
      details: ['1 email: 553 no such sender'],
      canRetry: true,
    });
    expect((await api.run(person.admin, RETRY)).data).toEqual({ retryMails: { mailCount: 1 } });
    expect(await query(api.em(), "select details from audit_event where kind = 'mail.retried'")).toEqual([
      { details: { mails: 1 } },
    ]);
    expect(await readItem('EMAIL')).toMatchObject({ level: 'OK', summary: '1 email waiting to be sent.' });
  });

  it('names an account that is attacked, and no client', async () => {
    const em = api.em();
    const user = makeUser(em, { name: 'Ines Example' });
    await em.flush();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await record({ ...bySystem, client: { address: '198.51.100.7', device: 'x' } }, em, {
        kind: 'login.failed',
        subjectId: user.id,
      });
    const item = await readItem('SIGN_INS');
    expect(item).toMatchObject({ level: 'WARNING', details: ['Ines Example: 10 failed sign-ins'] });
    expect(JSON.stringify((await api.run(person.admin, STATUS)).data)).not.toContain('198.51.100.7');
  });
});

describe('administrators', () => {
  const readAlerts = () =>
    query<{ recipient: string; subject: string }>(
      api.em(),
      "select recipient, subject from mail where kind = 'status.failing' order by created_at",
    );

  it('get one email about a part that fails, until it is OK again, and none while a server starts', async () => {
    const em = api.em();
    const admin = makeUser(em, { roles: ['ADMIN'] });
    await em.flush();
    await postFailed();
    await startServer().report();
    await alertAdmins(api.em(), env);
    expect(await readAlerts()).toEqual([]);
    await query(api.em(), "update server_status set started_at = now() - interval '3 minutes'");
    await Promise.all([alertAdmins(api.em(), env), alertAdmins(api.em(), env)]);
    expect(await readAlerts()).toEqual([{ recipient: admin.email, subject: 'Failing: Email' }]);
    // A warning is not yet OK.
    await query(api.em(), "update mail set given_up_at = null where kind = 'test'");
    await alertAdmins(api.em(), env);
    await query(api.em(), "update mail set given_up_at = now() where kind = 'test'");
    await alertAdmins(api.em(), env);
    expect(await readAlerts()).toHaveLength(1);
    await query(api.em(), "update mail set sent_at = now() where kind = 'test'");
    await alertAdmins(api.em(), env);
    await postFailed();
    await query(api.em(), "update mail set sent_at = now() where kind = 'status.failing'");
    await alertAdmins(api.em(), env);
    expect(await readAlerts()).toHaveLength(2);
  });
});

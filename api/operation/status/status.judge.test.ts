import { describe, expect, it } from 'vitest';
import type { JobState } from '#api/platform/periodic-job.ts';
import type { Proof } from '../proofs/proof.file.ts';
import type { BackupFacts, ServerFacts, StatusFacts } from './status.facts.ts';
import { judge } from './status.judge.ts';
import type { StatusItemKind } from './status.type.ts';

const AT = new Date('2026-11-27T12:00:00Z');
const ago = (minutes: number) => new Date(AT.getTime() - minutes * 60_000);
const HOUR = 60;
const DAY = 24 * HOUR;

const job = (name: string, changes: Partial<JobState> = {}): JobState => ({
  name,
  succeededAt: ago(1).toISOString(),
  runningSince: null,
  failures: 0,
  error: null,
  ...changes,
});

const server = (host: string, changes: Partial<ServerFacts> = {}): ServerFacts => ({
  id: `${host} ${changes.startedAt?.toISOString() ?? ''}`,
  host,
  release: '4be1c0d9aa',
  startedAt: ago(3 * DAY),
  seenAt: ago(0.1),
  jobs: [job('sending mail')],
  slowStatements: [],
  diskFreeBytes: 50e9,
  diskBytes: 100e9,
  ...changes,
});

const backup = (changes: Partial<BackupFacts> = {}): BackupFacts => ({
  startedAt: ago(11 * HOUR),
  endedAt: ago(11 * HOUR - 1),
  fileName: 'backups/one.backup',
  byteSize: 1.3e9,
  error: null,
  ...changes,
});

const attempt = { by: 'server', process: 'node server.js', host: 'elsewhere.example', port: null, call: 'x', count: 1 };
const stored = (isOfThisBuild = true, attempts: object[] = []): StatusFacts['proof'] => ({
  state: 'VALID',
  isOfThisBuild,
  text: '',
  fingerprint: 'abcd',
  proof: {
    startedAt: ago(2 * DAY).toISOString(),
    ran: { publicPages: 97, portalPages: 14, adminPages: 40, jobs: 31 },
    attempts,
  } as unknown as Proof,
});

const fine: StatusFacts = {
  at: AT,
  servers: [server('rack-1')],
  database: { byteSize: 412e6, connections: 14, maxConnections: 100, migrations: 98, newestMigration: '0174' },
  mail: { waiting: 0, delayed: 0, oldestAt: null, stopped: 0, refused: 0, reasons: [] },
  feeds: [],
  feedCount: 4,
  pausedWebhooks: [],
  storage: { documents: 214, documentBytes: 1.2e9, pictures: 1, pictureBytes: 999, uninspected: 0, unindexed: 0 },
  backups: [backup()],
  hasBackupUrl: true,
  tables: [
    { name: 'audit_event', byteSize: 1.2e9, rows: 3_400_000 },
    { name: 'mail', byteSize: 8_192, rows: null },
  ],
  retention: [
    {
      setting: 'MAIL_DAYS',
      label: 'Emails',
      days: 90,
      standardDays: 90,
      run: { startedAt: ago(9 * HOUR), endedAt: ago(9 * HOUR), removed: 1_204 },
    },
    { setting: 'FEED_ITEM_DAYS', label: 'Feed items', days: 0, standardDays: 180, run: null },
    { setting: 'NOTIFICATION_DAYS', label: 'Notifications', days: 30, standardDays: 365, run: null },
  ],
  proof: stored(),
  signIns: { failed: 3, attacked: [] },
};

const judgeOne = (kind: StatusItemKind, changes: Partial<StatusFacts>) =>
  judge({ ...fine, ...changes }).find((item) => item.kind === kind)!;

describe('an administrator sees', () => {
  it('that everything works, with figures', () => {
    const items = judge(fine);
    expect(items.filter(({ level }) => level !== 'OK')).toEqual([]);
    expect(items.map(({ summary }) => summary)).toEqual([
      'Build 4be1c0d9aa. The database has 98 migrations, the newest is 0174.',
      '1 server running.',
      '412 MB, 14 of 100 connections. 0 statements took longer than half a second in the last hour.',
      'The 2 largest tables with their indexes.',
      '1 background job, none failing.',
      'All emails were sent.',
      '4 feeds can be read.',
      'The site paused no webhook.',
      '214 document versions (1.2 GB) and 1 picture (999 bytes).',
      '50 GB free, 50% of the disk of the data folder.',
      'The newest backup is 11 hours old: 1.3 GB, written in 60 seconds.',
      'Old data is deleted every night, after 02:00 UTC.',
      'The last proof is 2 days old: 151 pages and 31 jobs, and no attempt to reach another host.',
      '3 failed sign-ins in the last hour.',
    ]);
    for (const { advice, canRetry } of items) expect([advice, canRetry]).toEqual([null, false]);
  });

  it('servers of two builds, and a server that is gone, but not one that was started again', () => {
    const lost = server('rack-2', { seenAt: ago(5), release: '0ld' });
    const servers = [server('rack-1'), lost];
    expect(judgeOne('SERVERS', { servers })).toMatchObject({
      level: 'WARNING',
      summary: '1 server running, 1 not seen.',
      details: ['rack-1: running for 3 days', 'rack-2: last seen 5 minutes ago'],
    });
    const restarted = server('rack-2', { startedAt: ago(4) });
    expect(judgeOne('SERVERS', { servers: [...servers, restarted] })).toMatchObject({ level: 'OK' });
    expect(judgeOne('VERSION', { servers })).toMatchObject({ level: 'OK' });
    expect(judgeOne('VERSION', { servers: [server('rack-1'), server('rack-2', { release: '0ld' })] })).toMatchObject({
      level: 'WARNING',
      summary: 'The servers run 2 builds: 4be1c0d9aa, 0ld. The database has 98 migrations, the newest is 0174.',
    });
  });

  it.each([
    ['OK', 79, 0],
    ['WARNING', 80, 0],
    ['FAILING', 95, 0],
    ['OK', 14, 20],
    ['WARNING', 14, 21],
  ])('a database as %s with %i of 100 connections and %i slow statements', (level, connections, count) => {
    const slowStatements = Array.from({ length: count }, (_, index) => ({
      name: 'readArticle',
      ms: 500 + index,
      endedAt: ago(30).toISOString(),
    }));
    const old = { name: 'readArticle', ms: 9_000, endedAt: ago(61).toISOString() };
    const servers = [server('rack-1', { slowStatements: [...slowStatements, old] })];
    const item = judgeOne('DATABASE', { servers, database: { ...fine.database, connections } });
    expect(item.level).toBe(level);
    expect(item.summary).toContain(`${count} statements took longer than half a second in the last hour`);
  });

  it('what was slow at night, by the hour, also on a server that no longer runs', () => {
    const slow = (name: string, endedAt: string, ms: number) => ({ name, ms, endedAt });
    const night = [
      slow('select article', '2026-11-28T03:02:10.000Z', 700),
      slow('select article', '2026-11-28T03:59:59.999Z', 4_200),
      slow('select article', '2026-11-28T04:00:00.000Z', 900),
    ];
    const killed = server('rack-2', {
      seenAt: ago(90),
      slowStatements: [slow('begin', '2026-11-27T23:10:00.000Z', 800)],
    });
    expect(judgeOne('DATABASE', { servers: [server('rack-1', { slowStatements: night }), killed] }).details).toEqual([
      'Nov 28, 03:00 UTC, select article: 2 times, at most 4,200 ms',
      'Nov 28, 04:00 UTC, select article: 900 ms',
      'Nov 27, 23:00 UTC, begin: 800 ms',
    ]);
  });

  it('a job as failing after three failures, and one that does not end, except the backup', () => {
    const withJobs = (...jobs: JobState[]) => judgeOne('JOBS', { servers: [server('rack-1', { jobs })] });
    const once = job('reading feeds', { failures: 1, error: 'No connection' });
    expect(withJobs(once, job('other'))).toMatchObject({
      level: 'WARNING',
      summary: '1 of 2 background jobs failing.',
      details: ['reading feeds failed 1 time in a row, last worked 1 minute ago: No connection'],
    });
    expect(withJobs({ ...once, failures: 3, succeededAt: null })).toMatchObject({
      level: 'FAILING',
      details: ['reading feeds failed 3 times in a row, has not worked yet: No connection'],
    });
    const runningSince = ago(31).toISOString();
    expect(withJobs(job('the nightly backup', { runningSince }))).toMatchObject({ level: 'OK' });
    expect(withJobs(job('clearing out', { runningSince }))).toMatchObject({
      level: 'FAILING',
      details: ['clearing out has been running for 31 minutes'],
    });
  });

  it('emails that were not sent, with the reasons, and can send them again', () => {
    const reasons = [{ reason: '553 no\r\nsuch sender', count: 2 }];
    const mail = { ...fine.mail, waiting: 2, delayed: 2, oldestAt: ago(20), reasons };
    expect(judgeOne('EMAIL', { mail })).toMatchObject({
      level: 'WARNING',
      details: ['2 emails: 553 no such sender'],
      canRetry: true,
    });
    expect(judgeOne('EMAIL', { mail: { ...mail, oldestAt: ago(61) } })).toMatchObject({ level: 'FAILING' });
    expect(judgeOne('EMAIL', { mail: { ...fine.mail, stopped: 1, reasons } })).toMatchObject({ level: 'FAILING' });
    expect(judgeOne('EMAIL', { mail: { ...fine.mail, refused: 1 } })).toMatchObject({
      level: 'WARNING',
      canRetry: false,
    });
  });

  it('feeds that cannot be read and webhooks that the site paused', () => {
    const feeds = [{ title: 'Grid news', error: 'The server answered 404.', isDisabled: true }];
    expect(judgeOne('FEEDS', { feeds })).toMatchObject({
      level: 'WARNING',
      details: ['Grid news, no longer read: The server answered 404.'],
    });
    expect(judgeOne('WEBHOOKS', { pausedWebhooks: [{ name: 'Mirror', reason: 'GONE' }] })).toMatchObject({
      level: 'WARNING',
      details: ['Mirror: the receiver answered 410 Gone'],
    });
  });

  it.each([
    ['OK', 11e9, 100e9],
    ['WARNING', 9e9, 100e9],
    ['WARNING', 1.9e9, 4e9],
    ['FAILING', 0.4e9, 4e9],
    ['OK', null, null],
  ])('a disk as %s with %d of %d bytes free', (level, diskFreeBytes, diskBytes) => {
    expect(judgeOne('DISK', { servers: [server('rack-1', { diskFreeBytes, diskBytes })] }).level).toBe(level);
  });

  const failed = backup({ fileName: null, byteSize: null, error: 'The disk is full.' });
  it.each<[string, string, Partial<StatusFacts>]>([
    ['WARNING', 'none is configured', { hasBackupUrl: false }],
    ['OK', 'the first has not begun', { backups: [] }],
    ['OK', 'the first is being written', { backups: [backup({ fileName: null, endedAt: null })] }],
    ['FAILING', 'the first failed', { backups: [failed] }],
    ['WARNING', 'one failed and the last is recent', { backups: [failed, backup({ startedAt: ago(25 * HOUR) })] }],
    ['FAILING', 'one failed and the last is not', { backups: [failed, backup({ startedAt: ago(27 * HOUR) })] }],
    ['WARNING', 'a night is missing', { backups: [backup({ startedAt: ago(27 * HOUR) })] }],
    ['FAILING', 'two nights are missing', { backups: [backup({ startedAt: ago(51 * HOUR) })] }],
  ])('backups as %s if %s', (level, _name, changes) => {
    expect(judgeOne('BACKUPS', changes).level).toBe(level);
  });

  it('that the newest backup is an increment', () => {
    const fileName = 'backups/2026-11-02t01-00-00z.since-2026-11-01t01-00-00z.increment';
    expect(judgeOne('BACKUPS', { backups: [backup({ fileName })] })).toMatchObject({
      summary: 'The newest backup, an increment, is 11 hours old: 1.3 GB, written in 60 seconds.',
    });
  });

  it('the largest tables, with the estimates of PostgreSQL', () => {
    expect(judgeOne('TABLES', {})).toMatchObject({
      level: 'OK',
      summary: 'The 2 largest tables with their indexes.',
      details: ['audit_event: 1.2 GB, about 3,400,000 rows', 'mail: 8.2 KB, rows not counted yet'],
    });
  });

  it('what is deleted after which time, and that it was not', () => {
    expect(judgeOne('RETENTION', {})).toMatchObject({
      level: 'OK',
      details: [
        'Emails: after 90 days (MAIL_DAYS), last run 9 hours ago, 1,204 deleted',
        'Feed items: kept forever (FEED_ITEM_DAYS, by default 180 days)',
        'Notifications: after 30 days (NOTIFICATION_DAYS, by default 365 days), no run yet',
      ],
    });
    const [mails, ...others] = fine.retention;
    const late = { ...mails!, run: { ...mails!.run!, startedAt: ago(51 * HOUR) } };
    expect(judgeOne('RETENTION', { retention: [late, ...others] }).level).toBe('WARNING');
    expect(judgeOne('RETENTION', { retention: [{ ...late, days: 0 }, ...others] }).level).toBe('OK');
  });

  it.each<[string, string, StatusFacts['proof']]>([
    ['WARNING', 'No proof that this build contacts no other host.', { state: 'MISSING' }],
    ['WARNING', 'The file of the proof was changed, or is not a proof.', { state: 'INVALID' }],
    ['WARNING', 'The last proof is 2 days old and ran another build.', stored(false)],
    ['FAILING', 'The last proof is 2 days old: 1 attempt to reach another host.', stored(true, [attempt])],
  ])('silence as %s: %s', (level, summary, proof) => {
    const details = level === 'FAILING' ? ['node server.js: elsewhere.example'] : [];
    const advice = expect.stringMatching(/\w/) as string;
    expect(judgeOne('SILENCE', { proof })).toMatchObject({ level, summary, details, advice });
  });

  it('accounts that are attacked', () => {
    expect(judgeOne('SIGN_INS', { signIns: { failed: 12, attacked: [{ name: 'Ines', count: 11 }] } })).toMatchObject({
      level: 'WARNING',
      details: ['Ines: 11 failed sign-ins'],
    });
    expect(judgeOne('SIGN_INS', { signIns: { failed: 100, attacked: [] } })).toMatchObject({ level: 'WARNING' });
  });
});

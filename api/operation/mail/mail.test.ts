import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import { query } from '#api/testing/query.ts';
import { useApi } from '#api/testing/api.ts';
import { type Mail, post } from './mail.service.ts';
import { clearFiles, type Outgoing, openTransport } from './mail.transport.ts';
import { deliverDue } from './mail.send.service.ts';

const api = useApi();
const log = createLogger('silent');
const sender = { SITE_NAME: 'Safe AI', PUBLIC_URL: 'https://portal.example' };

interface State {
  attempts: number;
  sent: boolean;
  givenUp: boolean;
  waits: number;
  body: string | null;
}

async function write(values: Partial<Mail> = {}): Promise<string> {
  await query(api.em(), 'delete from mail');
  await post(api.em(), sender, {
    kind: 'test',
    reason: 'you have an account',
    to: 'ines@fund.example',
    subject: 'A subject',
    paragraphs: ['Hello.'],
    ...values,
  });
  const [row] = await query<{ id: string }>(api.em(), 'select id from mail');
  return row!.id;
}

async function state(): Promise<State> {
  const [row] = await query<State>(
    api.em(),
    `select attempts, sent_at is not null as sent, given_up_at is not null as "givenUp", body_text as body,
       round(extract(epoch from due_at - now()))::int as waits from mail`,
  );
  return row!;
}

const failing = (responseCode?: number, command?: string) => async () => {
  throw Object.assign(new Error('no'), { responseCode, command });
};
const due = () => query(api.em(), 'update mail set due_at = now(), leased_until = null');

describe('the outbox', () => {
  it('sends an email once and deletes its content', async () => {
    await write();
    const sent: Outgoing[] = [];
    const transport = async (mail: Outgoing) => void sent.push(mail);
    await Promise.all([1, 2, 3].map(() => deliverDue(api.em(), transport, log)));
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['ines@fund.example', 'A subject']]);
    expect(await state()).toMatchObject({ sent: true, attempts: 1, body: null });
  });

  it('contains no email of a rolled-back transaction', async () => {
    await query(api.em(), 'delete from mail');
    const rolledBack = api.em().transactional(async (em) => {
      await post(em, sender, {
        kind: 'test',
        to: 'ines@fund.example',
        subject: 'Never',
        reason: 'never',
        paragraphs: [],
      });
      throw new Error('the action failed');
    });
    await expect(rolledBack).rejects.toThrow('the action failed');
    expect(await query(api.em(), 'select 1 from mail')).toEqual([]);
  });

  it('retries after a temporary error, each time later', async () => {
    await write();
    const waits = [];
    for (let count = 0; count < 4; count += 1) {
      await deliverDue(api.em(), failing(421), log);
      waits.push((await state()).waits);
      await due();
    }
    expect(waits).toEqual([60, 120, 240, 480]);
    await deliverDue(api.em(), async () => undefined, log);
    expect(await state()).toMatchObject({ sent: true, attempts: 5 });
  });

  it('gives up after the recipient was refused, or after a day', async () => {
    await write();
    await deliverDue(api.em(), failing(550, 'RCPT TO'), log);
    expect(await state()).toMatchObject({ givenUp: true, sent: false, body: null });
    await write();
    await query(api.em(), "update mail set created_at = now() - interval '25 hours'");
    await deliverDue(api.em(), failing(), log);
    expect(await state()).toMatchObject({ givenUp: true, body: expect.stringContaining('Hello.') });
  });

  it('does not send an email whose link has expired', async () => {
    await write({ expiresInSeconds: 60 });
    await query(api.em(), "update mail set expires_at = now() - interval '1 second'");
    await deliverDue(api.em(), failing(), log);
    expect(await state()).toMatchObject({ givenUp: true, sent: false });
  });

  it('sends the emails of a crashed server when their lease ends, with the same Message-ID', async () => {
    const id = await write();
    let died = (): void => undefined;
    const dying = new Promise<void>((resolve) => (died = resolve));
    let revive = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (revive = resolve));
    const first = deliverDue(api.em(), () => (died(), hanging), log);
    await dying;
    const [lease] = await query<{ seconds: number }>(
      api.em(),
      'select extract(epoch from leased_until - now())::float8 as seconds from mail',
    );
    expect(lease!.seconds).toBeLessThanOrEqual(20);
    const sent: string[] = [];
    const transport = async (mail: Outgoing) => void sent.push(mail.id);
    await deliverDue(api.em(), transport, log);
    expect(sent).toEqual([]);
    await query(api.em(), "update mail set leased_until = now() - interval '1 second'");
    await deliverDue(api.em(), transport, log);
    expect(sent).toEqual([id]);
    revive();
    await first;
  });
});

const HTTPS = { PUBLIC_URL: 'https://portal.example', MAIL_REPLY_TO: 'Investor Relations <ir@fund.example>' };

const SAMPLE: Outgoing = {
  id: 'mail_1',
  createdAt: new Date('2026-01-02T03:04:05Z'),
  to: 'ines@fund.example',
  subject: 'A subject',
  text: 'Hello.',
  html: '<p>Hello.</p>',
};

describe('a transport', () => {
  it('removes the partial files of a killed server, and emails after MAIL_DAYS', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-mail-'));
    const env = readEnv({ DATA_DIR: dataDir });
    await openTransport(env)(SAMPLE);
    const folder = path.join(dataDir, 'mail');
    const [old, fresh] = ['.old.eml.1', '.fresh.eml.1'].map((name) => path.join(folder, name));
    for (const file of [old!, fresh!]) await writeFile(file, 'half a m');
    const past = new Date(Date.now() - 120_000);
    await utimes(old!, past, past);
    const sentAt = SAMPLE.createdAt.getTime();
    const clearAfter = async (days: number, settings = {}) => {
      await clearFiles({ ...env, ...settings }, sentAt + days * 86_400_000);
      return (await readdir(folder)).toSorted();
    };
    await clearFiles({ ...env, MAIL_DAYS: 0 });
    expect((await readdir(folder)).toSorted()).toEqual(['.fresh.eml.1', '2026-01-02T03-04-05.000Z-mail_1.eml']);
    expect(await clearAfter(89)).toContain('2026-01-02T03-04-05.000Z-mail_1.eml');
    expect(await clearAfter(1_000, { MAIL_DAYS: 0 })).toContain('2026-01-02T03-04-05.000Z-mail_1.eml');
    expect(await clearAfter(91)).not.toContain('2026-01-02T03-04-05.000Z-mail_1.eml');
    await rm(dataDir, { recursive: true });
  });

  it('without SMTP writes each email as one complete file, and the same file on repeat', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-mail-'));
    const transport = openTransport(readEnv({ DATA_DIR: dataDir, ...HTTPS }));
    await transport(SAMPLE);
    await transport(SAMPLE);
    expect(await readdir(path.join(dataDir, 'mail'))).toEqual(['2026-01-02T03-04-05.000Z-mail_1.eml']);
    const text = await readFile(path.join(dataDir, 'mail/2026-01-02T03-04-05.000Z-mail_1.eml'), 'utf8');
    expect(text).toContain('Message-ID: <mail_1@portal.example>');
    expect(text).toContain('From: Safe AI <no-reply@portal.example>');
    expect(text).toContain('Reply-To: Investor Relations <ir@fund.example>');
    expect(text).toMatch(/text\/plain[\s\S]*text\/html/);
    await rm(dataDir, { recursive: true });
  });

  it('sends from the mailbox of the operator', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-mail-'));
    await openTransport(readEnv({ DATA_DIR: dataDir, MAIL_FROM: 'Fund News <news@fund.example>' }))(SAMPLE);
    const [file] = await readdir(path.join(dataDir, 'mail'));
    const text = await readFile(path.join(dataDir, 'mail', file!), 'utf8');
    expect(text).toContain('From: Fund News <news@fund.example>');
    expect(text).not.toContain('Reply-To');
    await rm(dataDir, { recursive: true });
  });

  it('marks an invitation with its calendar type for mail programs', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-mail-'));
    const calendar = { method: 'REQUEST' as const, text: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' };
    await openTransport(readEnv({ DATA_DIR: dataDir }))({ ...SAMPLE, calendar });
    const [file] = await readdir(path.join(dataDir, 'mail'));
    const text = await readFile(path.join(dataDir, 'mail', file!), 'utf8');
    expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(text).toMatch(/Content-Disposition: attachment; filename=invite\.ics/);
    await rm(dataDir, { recursive: true });
  });

  it('sends the header for one-click unsubscribe', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-mail-'));
    const unsubscribe = 'https://portal.example/unsubscribe?token=usr_1-abc';
    await openTransport(readEnv({ DATA_DIR: dataDir }))({ ...SAMPLE, unsubscribe });
    const [file] = await readdir(path.join(dataDir, 'mail'));
    const text = await readFile(path.join(dataDir, 'mail', file!), 'utf8');
    expect(text).toMatch(/List-Unsubscribe:\s+<https:\/\/portal\.example\/unsubscribe\?token=usr_1-abc>/);
    expect(text).toMatch(/List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click/);
    await rm(dataDir, { recursive: true });
  });

  it('by SMTP addresses only one recipient, whatever the email address contains', async () => {
    const lines: string[] = [];
    const server = net.createServer((socket) => answerSmtp(socket, lines)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as net.AddressInfo;
    const transport = openTransport(readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...HTTPS }));
    await transport({ ...SAMPLE, subject: 'A subject\r\nBcc: all@evil.example' });
    server.close();
    expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ines@fund.example>']);
    expect(lines.filter((line) => line.startsWith('Bcc'))).toEqual([]);
  });
});

describe('an address beyond ASCII', () => {
  it.each([
    ['ines@fönd.example', '250 ok', 'RCPT TO:<ines@xn--fnd-sna.example>'],
    ['jörg@fönd.example', '250-relay.example\r\n250-8BITMIME\r\n250 SMTPUTF8', 'RCPT TO:<jörg@fönd.example>'],
  ])('%s is sent to a server that answers %j', async (to, EHLO, expected) => {
    const lines: string[] = [];
    await write({ to });
    await deliverThrough({ EHLO }, log, lines);
    expect(await state()).toMatchObject({ sent: true });
    expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual([expected]);
  });

  it('whose server could misread it is not sent, and the operator reads why', async () => {
    const lines: string[] = [];
    const logged: string[] = [];
    await write({ to: 'jörg@fund.example' });
    await deliverThrough(
      { EHLO: '250 8BITMIME' },
      pino({}, { write: (line: string) => void logged.push(line) }),
      lines,
    );
    expect(await state()).toMatchObject({ sent: false, givenUp: true });
    expect(lines.some((line) => line.startsWith('RCPT'))).toBe(false);
    expect(logged.join('')).toContain('does not offer SMTPUTF8');
  });
});

describe('an email that the mail server refuses', () => {
  it.each([
    ['the sender', { 'MAIL FROM': '553 5.7.1 <no-reply@portal.example>: Sender address rejected' }],
    ['the sender, after the recipient was named', { 'RCPT TO': '550 5.7.1 <no-reply@portal.example>: not owned' }],
    ['a sender without a domain, after the recipient was named', { 'RCPT TO': '554 5.1.8 Sender domain not found' }],
    ['the relay', { 'RCPT TO': '554 5.7.1 <ines@fund.example>: Relay access denied' }],
    ['commands in this order', { 'RCPT TO': '503 bad sequence' }],
    ['the content', { '.': '554 5.7.1 Message rejected as spam' }],
    ['the data', { DATA: '554 no valid recipients' }],
    ['a recipient for now', { 'RCPT TO': '450 4.2.1 mailbox busy' }],
  ])('because of %s is kept and tried again', async (_name, answers) => {
    const lines: string[] = [];
    await write();
    await deliverThrough(answers, pino({}, { write: (line: string) => void lines.push(line) }));
    expect(await state()).toMatchObject({ sent: false, givenUp: false, body: expect.stringContaining('Hello.') });
    expect(lines.join('')).toContain(Object.values(answers)[0]!.slice(0, 12));
    expect(lines.join('')).not.toContain('ines@fund.example');
  });

  it.each([
    '550 5.1.1 <ines@fund.example>: User unknown',
    '550 no such user',
    '552 5.2.2 mailbox full',
    '553 5.1.3 bad',
  ])('because of its recipient is not tried again: %s', async (answer) => {
    await write();
    await deliverThrough({ 'RCPT TO': answer }, log);
    expect(await state()).toMatchObject({ sent: false, givenUp: true, body: null });
  });
});

/** Sends the due mails to an SMTP server with these answers. */
async function deliverThrough(answers: Record<string, string>, logger: Logger, lines: string[] = []): Promise<void> {
  const server = net.createServer((socket) => answerSmtp(socket, lines, answers)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await deliverDue(api.em(), openTransport(readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...HTTPS })), logger);
  server.close();
}

/** A minimal SMTP server that accepts every command, except for those that begin like one in `answers`. */
function answerSmtp(socket: net.Socket, lines: string[], answers: Record<string, string> = {}): void {
  let inData = false;
  socket.write('220 ready\r\n');
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
      lines.push(line);
      if (inData && line !== '.') continue;
      const [, answer] = Object.entries(answers).find(([command]) => line.startsWith(command)) ?? [];
      if (line === 'DATA') inData = !answer;
      else if (line === '.') inData = false;
      socket.write(`${answer ?? (line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok')}\r\n`);
    }
  });
}

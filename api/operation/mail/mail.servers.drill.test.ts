import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import { findFreePort } from '#api/platform/postgres/postmaster.ts';
import { useApi } from '#api/testing/api.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { deliverDue } from './mail.send.service.ts';
import { type Mail, post } from './mail.service.ts';
import { openTransport } from './mail.transport.ts';

// The mail servers of Debian, each installed above the files of this machine and without 8BITMIME where it has a setting
// for it, get every form of email. Needs root and a network for apt-get.

const SERVERS = ['postfix', 'exim', 'opensmtpd'] as const;
const START = path.resolve(import.meta.dirname, '../../testing/mail-servers/start.sh');

const LONG = 'An unbroken sentence about water, rights and quarters — ünïcödé, 水, 👩‍💻. '.repeat(80);
const link = { label: 'View the event', url: `https://portal.example/verify?token=${'aZ0-_'.repeat(400)}` };
const calendar = {
  method: 'REQUEST' as const,
  text: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:one@portal.example\r\nSUMMARY:Séance\r\n${Array.from({ length: 30 }, (_, row) => `DESCRIPTION:${row} ${'long '.repeat(13)}`).join('\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
};

/** An email with every part that an email can have. */
const full: Required<Pick<Mail, 'facts' | 'links' | 'link' | 'unsubscribe' | 'calendar' | 'replyTo' | 'paragraphs'>> = {
  paragraphs: [
    'Hello Zoë,',
    LONG,
    '.\n..\n.a line that begins with a dot\nFrom here on\n\ttabs\t\n',
    ' trailing spaces   \n-- \nx',
  ],
  facts: [
    ['Reason', `${'x'.repeat(5_000)}\r\nnext`],
    ['Naïve', '=3D =\n='],
  ],
  links: Array.from({ length: 3 }, (_, row) => ({ label: `Document ${row} ${'é'.repeat(60)}`, url: link.url })),
  link,
  unsubscribe: { label: 'Unsubscribe', url: `https://portal.example/unsubscribe?token=${'u'.repeat(200)}` },
  calendar,
  replyTo: 'ir@portal.example',
};

const FORMS: Record<string, Partial<Mail>> = {
  'one sentence': { paragraphs: ['Hello.'] },
  'long lines in the script of the reader': { paragraphs: [LONG] },
  'lines that mean something to a mail server': { paragraphs: full.paragraphs },
  'a list of facts': { paragraphs: ['Hello.'], facts: full.facts },
  'links with secrets': { paragraphs: ['Hello.'], links: full.links, link, expiresInSeconds: 600 },
  'an unsubscribe header': { paragraphs: ['Hello.'], unsubscribe: full.unsubscribe },
  'an invitation': { paragraphs: ['Hello.'], calendar },
  'the dates of a series': { paragraphs: ['Hello.'], calendar: { ...calendar, method: 'PUBLISH' } },
  'a cancellation': { paragraphs: ['Hello.'], calendar: { ...calendar, method: 'CANCEL' } },
  'an address for replies': { paragraphs: ['Hello.'], replyTo: full.replyTo },
  'a subject longer than a line': { subject: `Séance ${'of the board, '.repeat(12)}` },
  'a recipient whose domain has other letters': { to: 'ines@FUND.example' },
  'every part': full,
};

const sender = { SITE_NAME: 'Safe AI', PUBLIC_URL: 'https://portal.example' };
/** The parts of one message have new boundaries each time. */
const withoutBoundaries = (message: string): string =>
  message
    .replaceAll('\r\n', '\n')
    .replaceAll(/--_NmP-[\w-]+/g, '--boundary')
    .trimEnd();

describe.each(SERVERS)('an operator whose mail server is %s', { tags: ['drill'] }, (name) => {
  const api = useApi();
  const log = createLogger('silent');
  let folder = '';
  let server: ChildProcess;
  let output = '';
  let port = 0;
  const settings = () => ({
    PUBLIC_URL: sender.PUBLIC_URL,
    MAIL_REPLY_TO: 'Investor Relations <ir@portal.example>',
    MAIL_FROM: '"Portal, of Fund" <portal@portal.example>',
    DATA_DIR: folder,
  });

  beforeAll(async () => {
    [folder, port] = [await mkdtemp(path.join(os.tmpdir(), 'mail-server-')), await findFreePort()];
    const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
    server = spawn('unshare', [...namespaces, 'sh', START, name, String(port), folder]);
    for (const stream of [server.stdout!, server.stderr!])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(server, 'close').then(() => true);
    while (!(await canConnect(port)))
      if (await Promise.race([ended, pause(100).then(() => false)])) throw new Error(`${name} ended: ${output}`);
  }, 300_000);
  afterAll(async () => {
    // Its child is the first process of the namespace, and Exim does not end with its parent.
    const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').catch(() => '');
    for (const child of children.split(' ').filter(Boolean)) process.kill(Number(child), 'SIGKILL');
    server.kill('SIGKILL');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'close');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const write = async (values: Partial<Mail>): Promise<string> => {
    await query(api.em(), 'delete from mail');
    const mail = {
      kind: 'test',
      reason: 'you have an account',
      to: 'ines@fund.example',
      subject: 'Séance',
      paragraphs: [],
    };
    await post(api.em(), sender, { ...mail, ...values });
    return (await query<{ id: string }>(api.em(), 'select id from mail'))[0]!.id;
  };
  const deliver = (values: Record<string, string> = { SMTP_URL: `smtp://127.0.0.1:${port}` }) =>
    deliverDue(api.em(), openTransport(readEnv({ ...settings(), ...values })), log);
  const readState = async () =>
    (
      await query<{ sent: boolean; givenUp: boolean; kept: boolean; reason: string | null }>(
        api.em(),
        `select sent_at is not null as sent, given_up_at is not null as "givenUp", body_text is not null as kept,
           last_error as reason from mail`,
      )
    )[0]!;
  /** The delivered messages with this text, as a mail program reads them. */
  const findDelivered = async (text: string): Promise<string[]> => {
    const box = path.join(folder, 'box/new');
    const messages = await Promise.all((await readdir(box)).map((file) => readFile(path.join(box, file), 'latin1')));
    return messages.filter((message) => message.includes(text));
  };
  const waitForDelivery = (text: string): Promise<string> =>
    eventually(async () => {
      const messages = await findDelivered(text);
      expect(messages.length, `${output}\n${(await readState()).reason}`).toBe(1);
      return messages[0]!;
    });

  it.each(Object.keys(FORMS))('gets an email with %s to its reader, byte by byte and once', async (form) => {
    const id = await write(FORMS[form]!);
    await query(api.em(), 'create table unsent as select * from mail');
    await deliver({});
    const [file] = (await readdir(path.join(folder, 'mail'))).filter((each) => each.includes(id));
    const composed = await readFile(path.join(folder, 'mail', file!), 'latin1');
    expect(composed.split('\r\n').filter((line) => line.length > 998 || /[^\t\x20-\x7E]/.test(line))).toEqual([]);
    await query(api.em(), 'delete from mail');
    await query(api.em(), 'insert into mail select * from unsent');
    await query(api.em(), 'drop table unsent');
    await deliver();
    expect(await readState()).toMatchObject({ sent: true, reason: null });
    const delivered = await waitForDelivery(`<${id}@portal.example>`);
    expect(withoutBoundaries(delivered).endsWith(withoutBoundaries(composed)), delivered).toBe(true);
  });

  it('sends an email again that a greylist refused for now, and it arrives once', async () => {
    const id = await write({ paragraphs: ['Hello.'] });
    await writeFile(path.join(folder, 'grey'), '');
    await deliver();
    expect(await readState()).toMatchObject({ sent: false, givenUp: false, kept: true });
    expect((await readState()).reason).toContain('Greylisted');
    await rm(path.join(folder, 'grey'));
    await query(api.em(), 'update mail set due_at = now()');
    await deliver();
    expect(await readState()).toMatchObject({ sent: true });
    await waitForDelivery(`<${id}@portal.example>`);
  });

  it('reads that a mailbox does not exist, and no second attempt follows', async () => {
    await write({ to: 'refused@fund.example' });
    await deliver();
    expect(await readState()).toMatchObject({ sent: false, givenUp: true, kept: false });
    expect((await readState()).reason).toMatch(/\b55\d\b/);
  });

  it('reads that an email is larger than the server takes, which is kept', async () => {
    await write({ paragraphs: ['x'.repeat(150_000)] });
    await deliver();
    expect(await readState()).toMatchObject({ sent: false, kept: true });
    expect((await readState()).reason).toMatch(/size|too (big|large)/i);
  });

  it('gets an email to an address with other letters back with a reason, if the server could misread it', async () => {
    await write({ to: 'jörg@fund.example' });
    await deliver();
    expect(await readState()).toMatchObject({ sent: false, givenUp: true });
    expect((await readState()).reason).toContain('SMTPUTF8');
  });

  it('gets a returned message at the address of MAIL_FROM, with the id of the email', async () => {
    const id = await write({ to: 'bounced@fund.example', paragraphs: ['Hello.'] });
    await deliver();
    expect(await readState()).toMatchObject({ sent: true });
    const returned = await waitForDelivery(`<${id}@portal.example>`);
    expect(returned).toMatch(/^To: .*portal@portal\.example/m);
    expect(returned).toMatch(/^Content-Type: message\/delivery-status/im);
    expect(returned).toMatch(/^Final-Recipient: .*bounced@fund\.example/im);
  });
});

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('data', () => resolve(socket.end() && true));
    for (const event of ['error', 'close']) socket.once(event, () => resolve(false));
  });

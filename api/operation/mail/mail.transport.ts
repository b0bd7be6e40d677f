import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import type { Env } from '#api/platform/env.ts';
import type { CalendarPart } from './mail.service.ts';

export interface Outgoing {
  id: string;
  createdAt: Date;
  to: string;
  replyTo?: string | null;
  subject: string;
  text: string;
  html: string;
  calendar?: CalendarPart | null;
  /** The URL for one-click unsubscribe (RFC 8058). */
  unsubscribe?: string | null;
}

/** Sends a mail or throws. The error of an SMTP server has its code in `responseCode`. */
export type Transport = (mail: Outgoing) => Promise<void>;

/** Sends by SMTP if SMTP_URL is set. Otherwise writes each mail to DATA_DIR/mail as an .eml file. */
export const openTransport = (env: Env): Transport => (env.SMTP_URL ? bySmtp(env, env.SMTP_URL) : intoFiles(env));

function bySmtp(env: Env, url: string): Transport {
  const smtp = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  return async (mail) => {
    if (/\P{ASCII}/u.test(toAsciiDomain(mail.to))) await requireUtf8Addresses(smtp.options as SMTPConnectionOptions);
    await smtp.sendMail(composeMessage(env, mail));
  };
}

/** A domain with letters of other scripts, as mail servers know it. */
function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

const NO_UTF8 = 'The mail server takes no address with letters such as ö before the @ (it does not offer SMTPUTF8).';

/** Fails as a refused recipient: nodemailer sends such an address as it is to a server that may misread it. */
async function requireUtf8Addresses(options: SMTPConnectionOptions): Promise<void> {
  const connection = new SMTPConnection(options);
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  const greeting = connection.lastServerResponse || '';
  connection.quit();
  if (!/^250[ -]SMTPUTF8\b/im.test(greeting))
    throw Object.assign(new Error(NO_UTF8), { command: 'RCPT TO', responseCode: 550 });
}

/**
 * Writes to a temporary file and renames it, so that programs that watch the folder never read half a mail. The file
 * name is the mail's id, so a repeat replaces the file.
 */
function intoFiles(env: Env): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = path.join(env.DATA_DIR, 'mail');
  return async (mail) => {
    const { message } = await composer.sendMail(composeMessage(env, mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
    const draft = path.join(folder, `.${name}.${process.pid}`);
    await writeFile(draft, message as Buffer, { mode: 0o600 });
    await rename(draft, path.join(folder, name));
  };
}

/**
 * Removes partial files of a killed server, which are older than a minute because writing one takes less, and emails
 * that are older than MAIL_DAYS. Each server has a folder of its own.
 */
export async function clearFiles({ DATA_DIR, MAIL_DAYS }: Pick<Env, 'DATA_DIR' | 'MAIL_DAYS'>, at = Date.now()) {
  const folder = path.join(DATA_DIR, 'mail');
  const oldest = MAIL_DAYS > 0 ? new Date(at - MAIL_DAYS * 86_400_000).toISOString().replaceAll(':', '-') : '';
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    // The name begins with the time at which the email was written.
    if (/^\d{4}-.*\.eml$/.test(name) && name < oldest) await rm(file, { force: true });
    if (!/^\..*\.eml\.\d+$/.test(name)) continue;
    const stats = await stat(file).catch(() => null);
    if (stats && stats.mtimeMs < at - 60_000) await rm(file, { force: true });
  }
}

/**
 * The Message-ID comes from the row: a mail that is sent twice after a crash shows only once in the recipient's mail
 * program.
 */
function composeMessage(
  env: Env,
  { id, createdAt, to, replyTo, subject, text, html, calendar, unsubscribe }: Outgoing,
) {
  const { MAIL_FROM, MAIL_REPLY_TO } = env;
  const { hostname } = new URL(env.PUBLIC_URL);
  return {
    messageId: `<${id}@${hostname}>`,
    date: createdAt,
    from: { name: MAIL_FROM?.name ?? env.SITE_NAME, address: MAIL_FROM?.email ?? `no-reply@${hostname}` },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(!replyTo && MAIL_REPLY_TO && { replyTo: { name: MAIL_REPLY_TO.name ?? '', address: MAIL_REPLY_TO.email } }),
    // Passed as an object, so that nodemailer encodes it and does not parse it as a list of email addresses.
    to: { name: '', address: toAsciiDomain(to) },
    subject,
    text,
    html,
    ...(calendar && { icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.text } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

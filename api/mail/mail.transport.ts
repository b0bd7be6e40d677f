import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../platform/env.ts';
import type { CalendarPart } from './mail.service.ts';

export interface Outgoing {
  id: string;
  createdAt: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: CalendarPart | null;
  /** Where a mail program ends mails of this kind by one POST (RFC 8058). */
  unsubscribe?: string | null;
}

/** Hands a mail on, or throws; an SMTP server's own code is in the error's `responseCode`. */
export type Transport = (mail: Outgoing) => Promise<void>;

/** By SMTP where SMTP_URL is set; else each mail becomes a file under DATA_DIR/mail that any mail program opens. */
export const openTransport = (env: Env): Transport => (env.SMTP_URL ? bySmtp(env, env.SMTP_URL) : intoFiles(env));

function bySmtp(env: Env, url: string): Transport {
  const smtp = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  return async (mail) => {
    await smtp.sendMail(composed(env, mail));
  };
}

/** Written beside and renamed: whoever watches the folder never meets half a mail. The name is the mail's, so a repeat replaces it. */
function intoFiles(env: Env): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = path.join(env.DATA_DIR, 'mail');
  return async (mail) => {
    const { message } = await composer.sendMail(composed(env, mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
    const draft = path.join(folder, `.${name}.${process.pid}`);
    await writeFile(draft, message as Buffer, { mode: 0o600 });
    await rename(draft, path.join(folder, name));
  };
}

/** Removes what a killed server left half written. Writing one takes no minute. */
export async function clearDrafts(env: Env, before = Date.now() - 60_000): Promise<void> {
  const folder = path.join(env.DATA_DIR, 'mail');
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^\..*\.eml\.\d+$/.test(name)) continue;
    const draft = path.join(folder, name);
    const found = await stat(draft).catch(() => null);
    if (found && found.mtimeMs < before) await rm(draft, { force: true });
  }
}

/** The Message-ID is the row's: a mail sent twice because a server died in between is one mail to its reader. */
function composed(env: Env, { id, createdAt, to, subject, text, html, calendar, unsubscribe }: Outgoing) {
  const { hostname } = new URL(env.PUBLIC_URL);
  return {
    messageId: `<${id}@${hostname}>`,
    date: createdAt,
    from: { name: env.SITE_NAME, address: `no-reply@${hostname}` },
    // As an object: nodemailer then encodes it and reads no address lists out of it.
    to: { name: '', address: to },
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

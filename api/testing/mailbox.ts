import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { query } from './query.ts';
import { eventually } from './eventually.ts';
import type { TestSite } from './site.ts';

/** Resolves when the server has handled all requests for emails. */
export const requestsHandled = (site: Pick<TestSite, 'em'>): Promise<void> =>
  eventually(async () => expect(await query(site.em(), 'select 1 from account_request')).toEqual([]));

/** The text of the newest email of this kind to an address, sent or still in the outbox. '' if there is none. */
export async function newestMail(site: TestSite, to: string, kind: string): Promise<string> {
  await requestsHandled(site);
  const [mail] = await query<{ id: string; text: string | null }>(
    site.em(),
    'select id, body_text as text from mail where recipient = $1 and kind = $2 order by created_at desc limit 1',
    [to, kind],
  );
  if (!mail || mail.text !== null) return mail?.text ?? '';
  const folder = path.join(site.env.DATA_DIR, 'mail');
  const file = (await readdir(folder)).find((name) => name.endsWith(`${mail.id}.eml`));
  const source = file ? await readFile(path.join(folder, file), 'utf8') : '';
  return source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/** The secret in the link of that email. */
export async function mailedToken(site: TestSite, to: string, kind: string): Promise<string> {
  const [, token = ''] = /\?token=([\w-]+)/.exec(await newestMail(site, to, kind)) ?? [];
  return token;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { projectRoot } from '#api/platform/root.ts';
import { hashToken } from '#api/accounts/sessions/session.service.ts';
import { now } from '#api/platform/database/sql.ts';

/** The build prints the whitepaper outside the folder of static files, because it has no public URL. */
const FILE = path.join(projectRoot, 'dist/whitepaper/whitepaper.pdf');

/** Returns the whitepaper for a mailed link and counts the download. Null if the link is unknown or expired. */
export async function openWhitepaper({ em }: Context, token: string, { counted = true } = {}): Promise<Buffer | null> {
  const db = getKysely(em);
  const link = await db
    .selectFrom('lead_link')
    .select('leadId')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  if (!link) return null;
  const pdf = await readFile(FILE).catch(() => fail('UNAVAILABLE'));
  if (counted)
    await db
      .updateTable('lead')
      .set(({ eb, fn }) => ({ downloads: eb('downloads', '+', 1), lastDownloadedAt: fn<string>('now') }))
      .where('id', '=', link.leadId)
      .execute();
  return pdf;
}

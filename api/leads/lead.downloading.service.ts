import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { projectRoot } from '../platform/root.ts';
import { query } from '../platform/sql.ts';
import { hashToken } from '../sessions/session.service.ts';

/** Printed by the build beside what is served: it has no address of its own. */
const FILE = path.join(projectRoot, 'dist/whitepaper/whitepaper.pdf');

const FIND = `select k.lead_id as "leadId", k.expires_at > now() as valid from lead_link k where k.token_hash = $1`;
const COUNT = 'update lead set downloads = downloads + 1, last_downloaded_at = now() where id = $1';

/** The whitepaper for who brings a mailed link, counted on the lead; null where the link is unknown or has expired. */
export async function openWhitepaper({ em }: Context, token: string, { counted = true } = {}): Promise<Buffer | null> {
  const [link] = await query<{ leadId: string; valid: boolean }>(em, FIND, [hashToken(token)]);
  if (!link?.valid) return null;
  const pdf = await readFile(FILE).catch(() => fail('UNAVAILABLE'));
  if (counted) await query(em, COUNT, [link.leadId]);
  return pdf;
}

import { buffer } from 'node:stream/consumers';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { bySystem, record } from '../audit/audit.service.ts';
import { scan } from '../platform/clamd.ts';
import type { Env } from '../platform/env.ts';
import { query } from '../platform/sql.ts';
import { storageOf } from '../platform/storage/storage.ts';

/** How a PDF is looked at: how many pages it has, or why it is not taken. */
export type InspectPdf = (bytes: Uint8Array) => Promise<{ pages: number } | { refused: string }>;

export interface Examining {
  env: Env;
  log: Logger;
  inspect: InspectPdf;
}

interface Waiting {
  id: string;
  key: string;
  name: string;
  type: string;
}

export type Finding = { clean: true; pages: number | null } | { refused: string } | { waiting: true };

const INFECTED = 'This file contains malware and was not saved.';
const UNSCANNED = 'The malware scanner could not read this file. It was not saved.';
const LOST = 'This upload has expired. Choose the file again.';

/** What there is to say of a file in quarantine. Where a scanner is set and silent, nothing is: the file waits. */
export async function examine({ env, log, inspect }: Examining, { id, key, type }: Waiting): Promise<Finding> {
  const storage = storageOf(env);
  if (env.CLAMD) {
    const kept = await storage.get(key);
    if (!kept) return { refused: LOST };
    try {
      const verdict = await scan(env.CLAMD, kept.stream);
      if (!verdict.clean) log.warn({ upload: id, found: verdict.found }, 'an upload contains malware');
      if (!verdict.clean) return { refused: INFECTED };
    } catch (error) {
      log.warn({ err: error, upload: id }, 'an upload waits for the malware scanner');
      return /size limit/i.test((error as Error).message) ? { refused: UNSCANNED } : { waiting: true };
    }
  }
  if (type !== 'application/pdf') return { clean: true, pages: null };
  const kept = await storage.get(key);
  if (!kept) return { refused: LOST };
  const found = await inspect(await buffer(kept.stream));
  return 'refused' in found ? found : { clean: true, pages: found.pages };
}

const RELEASE = "update upload set status = 'CLEAN', pages = $2 where id = $1";
const REFUSE = "update upload set status = 'REFUSED', refusal = $2 where id = $1";
const WAIT = "update upload set examine_at = now() + interval '10 seconds' where id = $1";
const CLAIM = `update upload set examine_at = now() + interval '5 minutes' where id = (
    select id from upload where status = 'QUARANTINED' and examine_at <= now()
    order by examine_at limit 1 for update skip locked)
  returning id, storage_key as key, name, type`;

export const release = (em: SqlEntityManager, id: string, pages: number | null) => query(em, RELEASE, [id, pages]);
export const keepWaiting = (em: SqlEntityManager, id: string) => query(em, WAIT, [id]);

/** Examines what waits, one after the other; several servers share the work. Ends with the first that must wait on. */
export async function examineWaiting(em: SqlEntityManager, examining: Examining): Promise<void> {
  for (;;) {
    const [upload] = await query<Waiting>(em, CLAIM);
    if (!upload) return;
    const found = await examine(examining, upload);
    if ('waiting' in found) return void (await keepWaiting(em, upload.id));
    if ('clean' in found) await release(em, upload.id, found.pages);
    else await refuseLate(em, examining.env, upload, found.refused);
  }
}

/** Who uploaded it learns why when they make a document of it; until a day has passed, the row is there to say so. */
async function refuseLate(em: SqlEntityManager, env: Env, { id, key, name }: Waiting, reason: string): Promise<void> {
  await em.transactional(async (inner) => {
    await query(inner, REFUSE, [id, reason]);
    await record(bySystem, inner, { kind: 'upload.refused', subjectId: id, details: { name, reason } });
  });
  await storageOf(env).delete([key]);
}

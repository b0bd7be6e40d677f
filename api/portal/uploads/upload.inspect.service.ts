import { buffer } from 'node:stream/consumers';
import type { Database } from '#api/entities.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { bySystem, record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { scan } from '#api/platform/clamd.ts';
import type { Env } from '#api/platform/env.ts';
import { fromNow, now } from '#api/platform/database/sql.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import type { Finding } from './upload.finding.service.ts';
import { isPicture, writePicturePdf } from './upload.picture.service.ts';
import { reviewOfficeFile } from './upload.validate.ts';
import { UploadRow } from './upload.entity.ts';

/** Counts the pages of a PDF and reviews it, or returns the reason to reject it. */
export type InspectPdf = (bytes: Uint8Array) => Promise<(InspectedFile & { pages: number }) | { refusal: string }>;

export interface InspectionOptions {
  env: Env;
  log: Logger;
  inspect: InspectPdf;
}

interface PendingUpload {
  id: string;
  key: string;
  name: string;
  type: string;
}

/** What is known of a file that was accepted. */
interface InspectedFile {
  pages: number | null;
  findings: Finding[];
  /** What is printed on each page. Null if it is the number of the page. */
  pageLabels: string[] | null;
}

export type InspectionResult = ({ clean: true } & InspectedFile) | { refusal: string } | { waiting: true };

const INFECTED = 'This file contains malware and was not saved.';
const UNSCANNED = 'The malware scanner could not read this file. It was not saved.';
const LOST = 'This upload has expired. Choose the file again.';

/** Scans and inspects a quarantined file. It stays in quarantine if a configured scanner does not respond. */
export async function inspectUpload(
  { env, log, inspect }: InspectionOptions,
  { id, key, type }: PendingUpload,
): Promise<InspectionResult> {
  const storage = openStorage(env);
  if (env.CLAMD) {
    const file = await storage.get(key);
    if (!file) return { refusal: LOST };
    try {
      const verdict = await scan(env.CLAMD, file.stream);
      if (!verdict.clean) log.warn({ upload: id, malwareName: verdict.malwareName }, 'an upload contains malware');
      if (!verdict.clean) return { refusal: INFECTED };
    } catch (error) {
      log.warn({ err: error, upload: id }, 'an upload waits for the malware scanner');
      return /size limit/i.test((error as Error).message) ? { refusal: UNSCANNED } : { waiting: true };
    }
  }
  const file = await storage.get(key);
  if (!file) return { refusal: LOST };
  const result = await inspectFile(await buffer(file.stream), { type, inspect });
  return 'refusal' in result ? result : { clean: true, ...result };
}

/** The pages of a file that is not malware, and what it has besides what people see. */
export async function inspectFile(
  bytes: Buffer,
  { type, inspect }: { type: string; inspect: InspectPdf },
): Promise<InspectedFile | { refusal: string }> {
  if (type === 'application/pdf') return inspect(bytes);
  // A picture has nothing but its pixels, which have no text.
  if (isPicture(type)) return inspect(await writePicturePdf(bytes, type));
  return { pages: null, findings: await reviewOfficeFile(bytes, type), pageLabels: null };
}

export const release = (em: SqlEntityManager, id: string, { pages, findings, pageLabels }: InspectedFile) =>
  em.nativeUpdate(UploadRow, { id }, { status: 'CLEAN', pages, findings, pageLabels });

export const keepWaiting = (em: SqlEntityManager, id: string) =>
  getKysely(em)
    .updateTable('upload')
    .set({ examineAt: fromNow('10 seconds') })
    .where('id', '=', id)
    .execute();

export const selectUploadsToInspect = (db: Kysely<Database>) =>
  db.selectFrom('upload').select('id').where('status', '=', 'QUARANTINED').where('examineAt', '<=', now());

/** Claims the upload that has waited longest. Other servers skip it for five minutes. */
const claimUpload = (em: SqlEntityManager) =>
  getKysely(em)
    .updateTable('upload')
    .set({ examineAt: fromNow('5 minutes') })
    .where('id', '=', selectUploadsToInspect(getKysely(em)).orderBy('examineAt').limit(1).forUpdate().skipLocked())
    .returning(['id', 'storageKey as key', 'name', 'type'])
    .executeTakeFirst();

/** Inspects waiting uploads one by one; several servers share the work. Stops when an upload has to keep waiting. */
export async function inspectPendingUploads(em: SqlEntityManager, options: InspectionOptions): Promise<void> {
  for (;;) {
    const upload = await claimUpload(em);
    if (!upload) return;
    const result = await inspectUpload(options, upload);
    if ('waiting' in result) return void (await keepWaiting(em, upload.id));
    if ('clean' in result) await release(em, upload.id, result);
    else await refuseLate(em, options.env, upload, result.refusal);
  }
}

/**
 * The uploader sees the reason when they create a document from the upload. The row is kept for a day for this purpose.
 */
async function refuseLate(
  em: SqlEntityManager,
  env: Env,
  { id, key, name }: PendingUpload,
  reason: string,
): Promise<void> {
  await em.transactional(async (inner) => {
    await inner.nativeUpdate(UploadRow, { id }, { status: 'REFUSED', refusal: reason });
    await record(bySystem, inner, { kind: 'upload.refused', subjectId: id, details: { name, reason } });
  });
  await openStorage(env).delete([key]);
}

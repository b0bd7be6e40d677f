import { buffer } from 'node:stream/consumers';
import { record } from '../audit/audit.service.ts';
import { documentPolicy } from '../documents/document.policy.ts';
import { type DocumentFile, findFile } from '../documents/document.read.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context, Services } from '../platform/context.ts';
import { ExpectedError, fail, failForNow } from '../platform/errors.ts';
import { countTry, type Limit } from '../platform/limits.ts';
import { subtractFromNow } from '../platform/database/sql.ts';
import { openStorage } from '../platform/storage/storage.ts';
import type { Kept } from '../platform/storage/storage.types.ts';
import { prepare } from '../prepare.ts';
import { toPrincipalDetails } from './access-log.entity.ts';
import { markPdf } from './download.ts';
import type { Mark } from './mark.ts';
import type { OpenableDocument } from './pool.ts';
import { PAGE_WIDTHS, type PagePicture, renderPage, readPageText } from './render.ts';
import { traceReading } from './trace.service.ts';
import { checkUnusual } from './unusual.service.ts';

// Access is checked at each request, and the reading is recorded before the first byte is sent. If the reading cannot
// be recorded, nothing is sent.

/** A person needs seconds for a page. Faster requests come from a program. */
const pages: Limit = { name: 'page', atMost: 1_200, seconds: 600 };
const downloads: Limit = { name: 'download', atMost: 300, seconds: 3_600 };

const UNWRITTEN = 'This page cannot be shown because the access log cannot be written. Try again in a moment.';
const GONE = 'This document does not have this page.';

/** The parameters of a page's URL: its number and the width of the screen. */
export interface AskedPage {
  id: string;
  page: number;
  width: number;
}

/** Returns page `page` of a document with the reader's watermark. `gone` aborts if the reader closes the connection. */
export async function readPage(context: Context, asked: AskedPage, gone: AbortSignal): Promise<PagePicture> {
  const file = await admit(context, asked);
  const mark = await writeDown(context, file, asked.page);
  const width = PAGE_WIDTHS.find((each) => each >= asked.width) ?? PAGE_WIDTHS[PAGE_WIDTHS.length - 1]!;
  return renderPage(toOpenableDocument(context, file), asked.page, width, mark, { gone });
}

/** Returns the text of a page for screen readers. It counts as one reading together with the picture of the page. */
export async function readText(context: Context, asked: Omit<AskedPage, 'width'>, gone: AbortSignal): Promise<string> {
  const file = await admit(context, asked);
  if (!(await isBeside(context, file, asked.page))) await writeDown(context, file, asked.page);
  return readPageText(toOpenableDocument(context, file), asked.page, { gone });
}

/** The services of a request, or of a job that has only the settings. */
type ServicesOf = { services: Pick<Services, 'env'> };

/** Returns the text of a page for an index. It is not shown to anyone, so no reading is recorded. */
export const extractPageText = (
  context: ServicesOf,
  file: Pick<DocumentFile, 'storageKey' | 'sha256'>,
  page: number,
): Promise<string> => readPageText(toOpenableDocument(context, file), page);

/**
 * Records that a part of a page is quoted to the viewer, as a reading of that page. Fails if the viewer cannot read it.
 */
export async function recordQuotation(context: Context, page: Omit<AskedPage, 'width'>): Promise<void> {
  const file = await admit(context, page);
  if (!(await isBeside(context, file, page.page))) await writeDown(context, file, page.page);
}

/**
 * Checks that the viewer can read this page. Fails with NOT_FOUND if the viewer cannot list the document or the page
 * does not exist.
 */
export async function admit(context: Context, { id, page }: Omit<AskedPage, 'width'>): Promise<DocumentFile> {
  const file = await requireFile(context, id, 'view');
  if (page < 1 || page > (file.pages ?? 0)) fail('NOT_FOUND', GONE);
  await countTry(context.em, pages, account(context), context.services.env.LIMITS_SCALE);
  await checkUnusual(context, 'page', account(context));
  return file;
}

/** Returns the file if the viewer has access to it now. Visitors who are not signed in are always asked to sign in. */
export async function requireFile(context: Context, id: string, action: 'view' | 'download'): Promise<DocumentFile> {
  authorize(documentPolicy, context.viewer, 'list', null);
  return findFile(context, id, action);
}

/**
 * Returns a PDF with a watermark on every page. Other files cannot be watermarked and are returned unchanged as a
 * stream.
 */
export async function download(context: Context, file: DocumentFile, gone: AbortSignal): Promise<Buffer | Kept> {
  await countTry(context.em, downloads, account(context), context.services.env.LIMITS_SCALE);
  await checkUnusual(context, 'download', account(context));
  const mark = await writeDown(context, file, null);
  if (file.pages === null) return keptFile(context, file);
  const body = Buffer.from(await markPdf(toOpenableDocument(context, file).bytes, mark, gone));
  // Marking takes time, so access is checked again before the file is sent.
  await requireFile(context, file.documentId, 'download');
  return body;
}

const MOST_AT_ONCE = 3;
const takers = new Map<string, number>();

/** Limits the simultaneous downloads of a person per server, because each file stays in memory until it is sent. */
export async function limitConcurrency<Value>(context: Context, work: () => Promise<Value>): Promise<Value> {
  const id = account(context);
  const taken = takers.get(id) ?? 0;
  if (taken >= MOST_AT_ONCE) failForNow('RATE_LIMITED', 10);
  takers.set(id, taken + 1);
  try {
    return await work();
  } finally {
    const left = (takers.get(id) ?? 1) - 1;
    if (left > 0) takers.set(id, left);
    else takers.delete(id);
  }
}

/** Returns the file for the threads that open it. The caller must have checked access. */
export function toOpenableDocument(
  context: ServicesOf,
  file: Pick<DocumentFile, 'storageKey' | 'sha256'>,
): OpenableDocument {
  const bytes = async () => new Uint8Array(await buffer((await keptFile(context, file)).stream));
  return { key: file.sha256, bytes };
}

const keptFile = async (
  { services: { env } }: ServicesOf,
  { storageKey }: Pick<DocumentFile, 'storageKey'>,
): Promise<Kept> =>
  (await openStorage(env).get(storageKey)) ?? fail('UNAVAILABLE', 'The file of this document is missing.');

/** Stores the trace and the audit event of a reading in one transaction. Returns the watermark. */
async function writeDown(context: Context, file: DocumentFile, page: number | null): Promise<Mark> {
  const accountId = account(context);
  const { documentId, version, title, onBehalfOf } = file;
  try {
    return await context.em.transactional(async (em) => {
      const reader = (await readReader.first(em, { id: accountId })) ?? fail('UNAUTHENTICATED');
      const reading = { accountId, documentId, versionId: String(version), page, principalId: onBehalfOf?.id ?? null };
      const { code, at } = await traceReading(em, reading);
      const kind = page === null ? 'document.downloaded' : 'document.viewed';
      const details = { title, version, ...(page !== null && { page }), code, ...toPrincipalDetails(onBehalfOf) };
      await record(context, em, { kind, subjectId: documentId, details });
      return { ...reader, at, code, onBehalfOf: onBehalfOf?.name ?? null };
    });
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    context.services.log.error(
      { err: error, documentId },
      'a reading could not be written down, and nothing was shown',
    );
    return fail('UNAVAILABLE', UNWRITTEN);
  }
}

const readReader = prepare<{ id: string }>()((db, value) =>
  db.selectFrom('account').select(['name', 'email as address']).where('id', '=', value('id')),
);

const readRecentTrace = prepare<{ accountId: string; documentId: string; versionId: string; page: number }>()(
  (db, value) =>
    db
      .selectFrom('reading_trace')
      .select('code')
      .where('account_id', '=', value('accountId'))
      .where('document_id', '=', value('documentId'))
      .where('version_id', '=', value('versionId'))
      .where('page', '=', value('page'))
      .where('created_at', '>', subtractFromNow('15 minutes'))
      .limit(1),
);

/** True if the server sent this viewer the picture of this page within the last 15 minutes. */
async function isBeside({ em, viewer }: Context, file: DocumentFile, page: number): Promise<boolean> {
  const accountId = viewer.kind === 'user' ? viewer.id : '';
  const { documentId, version } = file;
  return (await readRecentTrace.first(em, { accountId, documentId, versionId: String(version), page })) !== undefined;
}

const account = ({ viewer }: Context): string => (viewer.kind === 'user' ? viewer.id : fail('UNAUTHENTICATED'));

import { buffer } from 'node:stream/consumers';
import { record } from '#api/operation/audit/audit.service.ts';
import { documentPolicy } from '../documents/document.policy.ts';
import { type DocumentFile, findFile } from '../documents/document.read.service.ts';
import { DocumentVersionRow } from '../documents/document-version.entity.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { ExpectedError, fail, failForNow } from '#api/platform/errors.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { now, subtractFromNow } from '#api/platform/database/sql.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { currentWork } from '#api/platform/work.ts';
import type { StoredFile } from '#api/platform/storage/storage.types.ts';
import { getCountedId } from '#api/platform/viewer.ts';
import { isPicture, writePicturePdf } from '../uploads/upload.picture.service.ts';
import { toEventKind, toPrincipalDetails } from './access-log.type.ts';
import { markPdf } from './download.ts';
import { inspectPdf } from './inspect.ts';
import type { Mark } from './watermark.ts';
import type { PageLink } from './pdf.work.ts';
import type { OpenableDocument } from './render-pool.ts';
import { PAGE_WIDTHS, type PagePicture, readPageLinks, readPageText, renderPage } from './render.ts';
import { newCode, storeTrace } from './trace.service.ts';
import { checkUnusual } from './access-alerts.service.ts';

// Every page and file is sent to a person with the right at this moment. It is recorded once it is complete and before
// its first byte: what cannot be recorded is not sent, and what failed or was aborted is not recorded.

/** A person reads a page in seconds. A faster reader is a program. */
const pages: Limit = { name: 'page', atMost: 1_200, seconds: 600 };
const downloads: Limit = { name: 'download', atMost: 300, seconds: 3_600 };

const UNWRITTEN = 'This page cannot be shown because the access log cannot be written. Try again in a moment.';
const NO_SUCH_PAGE = 'This document does not have this page.';

/** The parameters in the URL of a page: its number, and the width for the screen. */
export interface PageRequest {
  id: string;
  page: number;
  width: number;
  /** The number of a former version, which only administrators can have. The current one if absent or null. */
  version?: number | null;
}

/** Longer than the threads draw a page. */
const SLOW_PAGE = {
  deadlineMs: 30_000,
  sentence: 'The server prepares many pages at the moment, and this one was not ready in time. Try again in a moment.',
};

/** Page `page` of a document with the viewer's watermark. `signal` aborts when the reader disconnects. */
export async function readPage(context: Context, pageRequest: PageRequest, signal: AbortSignal): Promise<PagePicture> {
  currentWork()?.extend(SLOW_PAGE);
  const file = await admit(context, pageRequest);
  const mark = await createMark(context, file);
  const width = PAGE_WIDTHS.find((pageWidth) => pageWidth >= pageRequest.width) ?? PAGE_WIDTHS[PAGE_WIDTHS.length - 1]!;
  const picture = await renderPage(toOpenableDocument(context, file), pageRequest.page, width, mark, { signal });
  signal.throwIfAborted();
  await recordSent(context, file, pageRequest.page, mark);
  return picture;
}

/** Its text, for screen readers, and its links. They count as sent once together with the picture. */
export async function readText(
  context: Context,
  pageRequest: Omit<PageRequest, 'width'>,
  signal: AbortSignal,
): Promise<{ text: string; links: PageLink[] }> {
  currentWork()?.extend(SLOW_PAGE);
  const { page } = pageRequest;
  const file = await admit(context, pageRequest);
  const document = toOpenableDocument(context, file);
  const text = await readPageText(document, page, { signal });
  const links = await readPageLinks(document, page, { signal });
  signal.throwIfAborted();
  await recordText(context, file, page);
  return { text, links };
}

/** The context of a request, or of a job that has only the settings. */
type ContextWithEnv = { services: Pick<Services, 'env'> };

/** The text of a page for an index. No person sees it here, so no reading is recorded. */
export const extractPageText = (
  context: ContextWithEnv,
  file: Pick<DocumentFile, 'storageKey' | 'sha256' | 'type'>,
  page: number,
): Promise<string> => readPageText(toOpenableDocument(context, file), page);

/** Records that a part of a page is quoted to the viewer, as a reading of that page. Fails if they cannot read it. */
export async function recordQuotation(context: Context, page: Omit<PageRequest, 'width'>): Promise<void> {
  await recordText(context, await admit(context, page), page.page);
}

async function recordText(context: Context, file: DocumentFile, page: number): Promise<void> {
  if (!(await hasRecentPicture(context, file, page)))
    await recordSent(context, file, page, await createMark(context, file));
}

/**
 * Checks that the viewer can read this page. Fails with NOT_FOUND if they cannot list the document, or if the document
 * does not have this page.
 */
export async function admit(
  context: Context,
  { id, page, version = null }: Omit<PageRequest, 'width'>,
): Promise<DocumentFile> {
  const file = await requireFile(context, id, 'view', version);
  if (page < 1 || page > (file.pages ?? 0)) fail('NOT_FOUND', NO_SUCH_PAGE);
  await checkUnusual(context, 'page', await countPage(context));
  return file;
}

/** Counts a page, or a search, which counts as one. Returns the id of the viewer's account. */
export async function countPage(context: Context): Promise<string> {
  const accountId = account(context);
  await countTry(context.em, pages, getCounted(context), context.services.env.LIMITS_SCALE);
  return accountId;
}

/** The file that the viewer can have at this moment. Visitors get UNAUTHENTICATED for every request. */
export async function requireFile(
  context: Context,
  id: string,
  action: 'view' | 'download',
  version: number | null = null,
): Promise<DocumentFile> {
  authorize(documentPolicy, context.viewer, 'list', null);
  return findFile(context, id, action, version);
}

/** A PDF with a watermark on every page, also for a picture. Other files cannot be watermarked and are sent unchanged as a stream. */
export async function download(
  context: Context,
  file: DocumentFile,
  version: number | null,
  signal: AbortSignal,
): Promise<Buffer | StoredFile> {
  await countTry(context.em, downloads, getCounted(context), context.services.env.LIMITS_SCALE);
  await checkUnusual(context, 'download', account(context));
  const mark = await createMark(context, file);
  if (file.pages === null) {
    // A PDF that was never counted would be sent without a watermark.
    if (file.type === 'application/pdf') fail('UNAVAILABLE');
    const stored = await openStoredFile(context, file);
    try {
      signal.throwIfAborted();
      await recordSent(context, file, null, mark);
      return stored;
    } catch (error) {
      stored.stream.destroy();
      throw error;
    }
  }
  const { bytes } = toOpenableDocument(context, file);
  const listDifferent = (original: Uint8Array) => listDifferentPages(context, file, original);
  const { size: byteSize, hasCleanDownloads: removesComments } = file;
  const body = Buffer.from(await markPdf(bytes, mark, { signal, byteSize, listDifferent, removesComments }));
  // Watermarking takes time and can be queued, so the right is checked again afterwards.
  await requireFile(context, file.documentId, 'download', version);
  signal.throwIfAborted();
  await recordSent(context, file, null, mark);
  return body;
}

/**
 * The pages that a copy would show otherwise than readers see them. A file that was never inspected is inspected first.
 * If this cannot be completed, all pages can differ.
 */
async function listDifferentPages(
  { em }: Context,
  file: DocumentFile,
  original: Uint8Array,
): Promise<readonly number[]> {
  const { documentId, version: number } = file;
  const pages = file.pages ?? fail('UNAVAILABLE');
  let { findings } = file;
  if (file.type !== 'application/pdf') return [];
  if (!findings) {
    const inspected = await inspectPdf(original);
    if ('refusal' in inspected) return listPages(pages);
    ({ findings } = inspected);
    const { pageLabels } = inspected;
    await em.nativeUpdate(DocumentVersionRow, { documentId, number, deletedAt: null }, { findings, pageLabels });
  }
  if (findings.some(({ kind }) => kind === 'INCOMPLETE')) return listPages(pages);
  return findings.filter(({ kind }) => DIFFERENT.has(kind)).flatMap((finding) => finding.pages);
}

/** Layers that are off can be switched on in a copy. */
const DIFFERENT: ReadonlySet<string> = new Set(['DIFFERENT_COPY', 'HIDDEN_LAYERS']);

const listPages = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** The clock that all servers share, in milliseconds since 1970. */
export async function readDatabaseTime({ em }: Context): Promise<number> {
  const { time } = await getKysely(em).selectNoFrom(now().as('time')).executeTakeFirstOrThrow();
  return time.getTime();
}

const MOST_AT_ONCE = 3;
const runningByAccount = new Map<string, number>();

/**
 * Limits the downloads and searches that a person runs at once on one server. Each downloaded file is in memory until
 * it is sent, and each search needs a thread.
 */
export async function limitConcurrency<Value>(
  context: Context,
  work: () => Promise<Value>,
  kind: 'download' | 'search' = 'download',
): Promise<Value> {
  const id = `${kind} ${getCounted(context)}`;
  const downloadCount = runningByAccount.get(id) ?? 0;
  if (downloadCount >= MOST_AT_ONCE) failForNow('RATE_LIMITED', 10);
  runningByAccount.set(id, downloadCount + 1);
  try {
    return await work();
  } finally {
    const remainingCount = (runningByAccount.get(id) ?? 1) - 1;
    if (remainingCount > 0) runningByAccount.set(id, remainingCount);
    else runningByAccount.delete(id);
  }
}

/** The file of a document that the viewer can have, for the threads that open it. A picture is a PDF for them. */
export function toOpenableDocument(
  context: ContextWithEnv,
  file: Pick<DocumentFile, 'storageKey' | 'sha256' | 'type'>,
): OpenableDocument {
  const bytes = async () => {
    const body = await buffer((await openStoredFile(context, file)).stream);
    return new Uint8Array(isPicture(file.type) ? await writePicturePdf(body, file.type) : body);
  };
  return { key: file.sha256, bytes };
}

const openStoredFile = async (
  { services: { env } }: ContextWithEnv,
  { storageKey }: Pick<DocumentFile, 'storageKey'>,
): Promise<StoredFile> =>
  (await openStorage(env).get(storageKey)) ?? fail('UNAVAILABLE', 'The file of this document is missing.');

/** The watermark of a picture or file that is not sent yet. */
async function createMark(context: Context, { onBehalfOf }: DocumentFile): Promise<Mark> {
  const reader = (await readReader.first(context.em, { id: account(context) })) ?? fail('UNAUTHENTICATED');
  return { ...reader, code: newCode(), onBehalfOf: onBehalfOf?.name ?? null };
}

/** Commits the watermark code and the audit event in one transaction, before the first byte is sent. */
async function recordSent(
  context: Context,
  { documentId, version, title, onBehalfOf }: DocumentFile,
  page: number | null,
  { code, at }: Mark,
): Promise<void> {
  const reading = { accountId: account(context), documentId, versionId: String(version), page };
  try {
    await context.em.transactional(async (em) => {
      await storeTrace(em, { ...reading, code, at, principalId: onBehalfOf?.id ?? null });
      const kind = toEventKind(page === null ? 'DOWNLOADED' : 'SENT');
      const details = { title, version, ...(page !== null && { page }), code, ...toPrincipalDetails(onBehalfOf) };
      await record(context, em, { kind, subjectId: documentId, details });
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
  db
    .selectFrom('account')
    .select(['name', 'email as address', now().as('at')])
    .where('id', '=', value('id')),
);

const readRecentTrace = prepare<{ accountId: string; documentId: string; versionId: string; page: number }>()(
  (db, value) =>
    db
      .selectFrom('reading_trace')
      .select('code')
      .where('accountId', '=', value('accountId'))
      .where('documentId', '=', value('documentId'))
      .where('versionId', '=', value('versionId'))
      .where('page', '=', value('page'))
      .where('createdAt', '>', subtractFromNow('15 minutes'))
      .limit(1),
);

/** True if the server sent this viewer the picture of this page within the last 15 minutes. */
async function hasRecentPicture({ em, viewer }: Context, file: DocumentFile, page: number): Promise<boolean> {
  const accountId = viewer.kind === 'user' ? viewer.id : '';
  const { documentId, version } = file;
  return (await readRecentTrace.first(em, { accountId, documentId, versionId: String(version), page })) !== undefined;
}

/** Whom the limits of reading count. */
export const getCounted = ({ viewer }: Context): string =>
  viewer.kind === 'user' ? getCountedId(viewer) : fail('UNAUTHENTICATED');

const account = ({ viewer }: Context): string => (viewer.kind === 'user' ? viewer.id : fail('UNAUTHENTICATED'));

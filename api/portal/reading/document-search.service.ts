import { documentSearch } from '#graphql/limits.ts';
import { type DocumentFile } from '../documents/document.read.service.ts';
import type { Context } from '#api/platform/context.ts';
import { ExpectedError } from '#api/platform/errors.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { currentWork } from '#api/platform/work.ts';
import type { DocumentSearch, DocumentSearchArgs } from './document-search.type.ts';
import type { TextSearchResult } from './pdf.work.ts';
import { countPage, getCounted, limitConcurrency, requireFile, toOpenableDocument } from './reading.service.ts';
import { searchPages } from './render.ts';
import { checkUnusual } from './access-alerts.service.ts';

// A search is not a reading, because its answer contains positions and no text. Very many searches could still
// reconstruct a text, so each one counts as a page in the limits, has a limit of its own, and many are reported.

const searches: Limit = { name: 'document search', atMost: 300, seconds: 600 };

/** The time for one request, and for one step of it, after which other readers have their turn. In milliseconds. */
const REQUEST_MS = 2_000;
const STEP_MS = 250;

/** The places where a text is found. Null if the viewer cannot read the document now, or if it has no pages. */
export async function searchDocument(context: Context, args: DocumentSearchArgs): Promise<DocumentSearch | null> {
  const file = await findReadable(context, args.id);
  if (!file?.pages) return null;
  const accountId = await countPage(context);
  await countTry(context.em, searches, getCounted(context), context.services.env.LIMITS_SCALE);
  await checkUnusual(context, 'search', accountId);
  return limitConcurrency(context, () => searchFile(context, file, args), 'search');
}

async function searchFile(context: Context, file: DocumentFile, args: DocumentSearchArgs): Promise<DocumentSearch> {
  const document = toOpenableDocument(context, file);
  const signal = currentWork()?.signal;
  const end = performance.now() + REQUEST_MS;
  const result: Omit<TextSearchResult, 'heap'> = { hits: [], nextPage: args.fromPage, hasText: false };
  while (result.nextPage !== null && (result.nextPage === args.fromPage || performance.now() < end)) {
    const atMost = documentSearch.hits - result.hits.length;
    const work = { text: args.text, page: result.nextPage, atMost, ms: STEP_MS };
    const step = await searchPages(document, work, signal ? { signal } : {});
    result.hits.push(...step.hits);
    result.hasText ||= step.hasText;
    result.nextPage = result.hits.length < documentSearch.hits ? step.nextPage : null;
  }
  return result;
}

/** The file if the viewer can read it. Otherwise null, as for a document that does not exist. */
async function findReadable(context: Context, id: string): Promise<DocumentFile | null> {
  try {
    return await requireFile(context, id, 'view');
  } catch (error) {
    if (error instanceof ExpectedError && ['NOT_FOUND', 'FORBIDDEN'].includes(error.code)) return null;
    throw error;
  }
}

import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { documentPolicy } from '../documents/document.policy.ts';
import { readDocument } from '../documents/document.read.service.ts';
import { toViewerValues } from '../documents/visibility.query.ts';
import { currentWork } from '#api/platform/work.ts';
import { mustSignNda } from '../ndas/nda.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { ExpectedError } from '#api/platform/errors.ts';
import { type Connection, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { normalizeSearch } from '#api/platform/search-query.ts';
import { recordQuotation } from '../reading/reading.service.ts';
import { splitParts } from '#api/content/search/search.mark.query.ts';
import type { DocumentTextArgs, DocumentTextHit } from './document-text.input.ts';
import { findTextHits } from './document-text.query.ts';

const cursorShape = z.tuple([z.number(), z.string().check(atMost(60)), z.number().int()]);

type Row = Awaited<ReturnType<typeof findTextHits.all>>[number];

/**
 * The pages with a text in the documents that the viewer can read, best match first. Each shown sentence is recorded as
 * a reading of its page before it is sent.
 */
export async function listTextHits(context: Context, args: DocumentTextArgs): Promise<Connection<DocumentTextHit>> {
  authorize(documentPolicy, context.viewer, 'list', null);
  // The readings that it records are no change of the person.
  currentWork()?.extend({ deadlineMs: 30_000, sentence: 'The search took too long. Try again in a moment.' });
  const [lastRank, lastId, lastPage] = args.after ? decodeCursor(args.after, cursorShape) : [0, '', 0];
  const query = normalizeSearch(args.filter.text);
  const rows =
    query === ''
      ? []
      : await findTextHits.all(context.em, {
          ...toViewerValues(context.viewer),
          owesNda: await mustSignNda(context),
          query,
          lastRank,
          lastId,
          lastPage,
          limit: args.first + 1,
        });
  const { edges, pageInfo } = toConnection(rows, args, (row) => [row.rank, row.sourceId, row.page]);
  const shown: Connection<DocumentTextHit>['edges'] = [];
  for (const { cursor, node } of edges) {
    const hit = await quote(context, node);
    if (hit) shown.push({ cursor, node: hit });
  }
  return { edges: shown, nodes: shown.map(({ node }) => node), pageInfo };
}

/** The hit after its reading is recorded. Null if the viewer lost the right to read the document since the search. */
async function quote(context: Context, { sourceId, page, marked }: Row): Promise<DocumentTextHit | null> {
  try {
    await recordQuotation(context, { id: sourceId, page });
  } catch (error) {
    if (error instanceof ExpectedError && ['NOT_FOUND', 'FORBIDDEN'].includes(error.code)) return null;
    throw error;
  }
  const document = await readDocument(context, sourceId);
  return document && { document, page, parts: splitParts(marked) };
}

import { useRef, useState } from 'react';
import { type SearchDocumentQuery, useSearchDocumentLazyQuery } from '#graphql/generated/portal.ts';
import { documentSearch } from '#graphql/limits.ts';
import { describeFailure } from '#web/runtime/failure.ts';

type Answer = NonNullable<SearchDocumentQuery['documentSearch']>;
export type DocumentHit = Answer['hits'][number];

export interface DocumentSearch {
  /** The text that was searched for. Empty if nothing was. */
  text: string;
  hits: readonly DocumentHit[];
  /** The index of the current hit. -1 if there is none. */
  at: number;
  isSearching: boolean;
  /** Why there are no hits, or null. */
  message: string | null;
}

const nothing: DocumentSearch = { text: '', hits: [], at: -1, isSearching: false, message: null };

/** The server answers after two seconds at the latest and names the page to continue with. */
const MOST_REQUESTS = 60;

const NO_ACCESS = 'This document is no longer shared with you.';
const NO_TEXT = 'No text in this document can be searched.';

interface Options {
  id: string;
  /** The page in view: the first hit is the next one from there. */
  current: number;
  onHit: (page: number) => void;
}

/** Searches the document on the server, some pages at a time, and moves between the hits. */
export function useDocumentSearch({ id, current, onHit }: Options) {
  const ask = useSearchRequest(id);
  const [search, setSearch] = useState(nothing);
  const latest = useRef(nothing);
  const run = useRef(0);
  const update = (newSearch: DocumentSearch) => {
    const former = latest.current;
    latest.current = newSearch;
    setSearch(newSearch);
    const hit = newSearch.hits[newSearch.at];
    if (hit && (newSearch.at !== former.at || newSearch.text !== former.text)) onHit(hit.page);
  };
  const find = async (text: string) => {
    run.current += 1;
    const own = run.current;
    update({ ...nothing, text, isSearching: true });
    try {
      for await (const hits of readHits((fromPage) => ask(text, fromPage), text)) {
        if (own !== run.current) return;
        const { at } = latest.current;
        update({ ...hits, at: at >= 0 ? at : findFrom(hits, current) });
      }
    } catch (error) {
      if (own === run.current) update({ ...nothing, text, message: describeFailure(error) });
    }
  };
  const move = (by: number) => {
    const { hits, at } = latest.current;
    if (hits.length > 0) update({ ...latest.current, at: (at + by + hits.length) % hits.length });
  };
  const clear = () => {
    run.current += 1;
    update(nothing);
  };
  return { search, find, move, clear };
}

/** Searches some pages. Null if the document is not shared with the reader any more. */
function useSearchRequest(id: string) {
  const [searchDocument] = useSearchDocumentLazyQuery({ fetchPolicy: 'no-cache' });
  return async (text: string, fromPage: number): Promise<Answer | null> => {
    const { data, error } = await searchDocument({ variables: { id, text, fromPage } });
    if (error) throw error;
    return data?.documentSearch ?? null;
  };
}

/** The first hit from the page in view on, or of the whole document if it was searched to the end. */
function findFrom({ hits, isSearching }: DocumentSearch, current: number): number {
  const next = hits.findIndex(({ page }) => page >= current);
  return next === -1 && !isSearching && hits.length > 0 ? 0 : next;
}

/** The search after each answer of the server. */
async function* readHits(
  ask: (fromPage: number) => Promise<Answer | null>,
  text: string,
): AsyncGenerator<DocumentSearch, void> {
  const hits: DocumentHit[] = [];
  let [from, hasText]: [number | null, boolean] = [1, false];
  for (let requestCount = 0; from !== null && requestCount < MOST_REQUESTS; requestCount += 1) {
    const answer: Answer | null = await ask(from);
    if (!answer) return yield { ...nothing, text, message: NO_ACCESS };
    hits.push(...answer.hits);
    hasText ||= answer.hasText;
    from = hits.length < documentSearch.hits ? answer.nextPage : null;
    const message = from !== null || hits.length > 0 ? null : hasText ? `No results for “${text}”.` : NO_TEXT;
    yield { text, hits: [...hits], at: -1, isSearching: from !== null, message };
  }
}

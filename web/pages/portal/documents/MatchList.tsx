import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { namePage, type PageLabels } from '#graphql/page-name.ts';
import { findSentence } from './findSentence.ts';
import styles from './MatchList.module.css';
import { scrollInPanel, watchSheets } from './pagesInView.ts';
import type { DocumentHit, DocumentSearch } from './useDocumentSearch.ts';

interface MatchListProps {
  documentId: string;
  labels: PageLabels;
  search: DocumentSearch;
  onSelect: (at: number) => void;
}

/**
 * The results of the search, each with its sentence. The text of a page is fetched when one of its results is in view, and
 * the access log has an entry for it.
 */
export function MatchList({ documentId, labels, search, onSelect }: MatchListProps) {
  const list = useRef<HTMLOListElement>(null);
  const texts = usePageTexts(documentId, list, search.hits);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (row) scrollInPanel(row);
  }, [search.at]);
  if (search.hits.length === 0)
    return (
      <p className={styles.empty}>
        {search.text === '' || search.isSearching
          ? 'Search the document. Its results appear here, each with its sentence.'
          : 'No matches.'}
      </p>
    );
  return (
    <ol ref={list} className={styles.matches}>
      {numberOnPage(search.hits).map(({ page, onPage }, at) => {
        const text = texts.get(page);
        const sentence = text === undefined ? undefined : findSentence(text, search.text, onPage);
        return (
          <li key={at} data-page={page}>
            <button type="button" aria-current={at === search.at ? 'true' : undefined} onClick={() => onSelect(at)}>
              <span className="label">Page {namePage(page, labels?.[page - 1])}</span>{' '}
              <span className={styles.sentence} dir="auto">
                {sentence ? (
                  <>
                    {sentence.before}
                    <b>{sentence.match}</b>
                    {sentence.after}
                  </>
                ) : (
                  sentence === null && <b>{search.text}</b>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Each result with its number among those of its page, from 0. */
function numberOnPage(hits: readonly DocumentHit[]): { page: number; onPage: number }[] {
  const counts = new Map<number, number>();
  return hits.map(({ page }) => {
    const onPage = counts.get(page) ?? 0;
    counts.set(page, onPage + 1);
    return { page, onPage };
  });
}

/** The texts of the pages whose results came into view. */
function usePageTexts(documentId: string, list: RefObject<HTMLElement | null>, hits: readonly DocumentHit[]) {
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  const requested = useRef(new Set<number>());
  const load = useCallback(
    (page: number) => {
      if (requested.current.has(page)) return;
      requested.current.add(page);
      fetch(`/files/${encodeURIComponent(documentId)}/pages/${page}/text`)
        .then(async (response) => {
          if (!response.ok) return;
          const text = await response.text();
          setTexts((former) => new Map([...former, [page, text]]));
        })
        // The list then shows the page without the sentence.
        .catch(() => requested.current.delete(page));
    },
    [documentId],
  );
  useEffect(
    () => (list.current ? watchSheets(list.current, (page, isThere) => isThere && load(page)) : undefined),
    [list, hits, load],
  );
  return texts;
}

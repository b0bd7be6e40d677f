import { useId } from 'react';
import { Link } from 'react-router-dom';
import { DocumentTextsDocument, type DocumentTextsQuery, useDocumentTextsQuery } from '#graphql/generated/portal.ts';
import { namePage } from '#graphql/page-name.ts';
import { documentsFilter } from '#web/portal/documentLabels.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { Highlight } from '#web/ui/Highlight.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import styles from './TextHits.module.css';
import { findTextToFind } from './findSentence.ts';

const PAGE = 10;

export const textHitsQuery = pageQuery(DocumentTextsDocument, useDocumentTextsQuery, ({ search: params }) => {
  const text = documentsFilter.read(params).search.trim();
  return text ? { text, first: PAGE, after: params.get('texts') } : null;
});

/** The pages with the words of the search, in the documents that the reader can open. */
export function TextHits() {
  const heading = useId();
  const query = usePageData(textHitsQuery, { fetchPolicy: 'cache-and-network' });
  const { fetchMore } = query;
  return (
    <section aria-labelledby={heading} className={styles.texts}>
      <h2 id={heading}>In the text</h2>
      <p className={styles.note}>Each page quoted here is a page you read, so your access log lists it.</p>
      <QueryResult query={query} keepsFormer>
        {({ documentTextHits: { nodes, pageInfo } }) => (
          <>
            {nodes.length > 0 ? <HitList hits={nodes} /> : <p className={styles.none}>{NONE}</p>}
            <LoadMore
              page={pageInfo}
              label="pages"
              param="texts"
              onMore={(after) => fetchMore({ variables: { after }, updateQuery: appendPage('documentTextHits') })}
            />
          </>
        )}
      </QueryResult>
    </section>
  );
}

const NONE = 'No page has all these words, in the documents you can read here.';

type Hit = DocumentTextsQuery['documentTextHits']['nodes'][number];

const HitList = ({ hits }: { hits: readonly Hit[] }) => (
  <ol className={styles.hits}>
    {hits.map(({ document: { id, title }, page, pageLabel, parts }) => (
      <li key={`${id} ${page}`}>
        <Link to={paths.investorDocumentFind(id, page, findTextToFind(parts))}>
          <b>{title}</b> <span className="label">Page {namePage(page, pageLabel)}</span>
        </Link>
        <p dir="auto">
          <Highlight parts={parts} />
        </p>
      </li>
    ))}
  </ol>
);

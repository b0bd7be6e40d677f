import { Link } from 'react-router-dom';
import type { SearchQuery } from '#graphql/generated/search.ts';
import list from './ArticleList.module.css';
import { Highlight } from '../ui/Highlight.tsx';
import { Day } from '../ui/Moment.tsx';

type SearchResult = SearchQuery['search']['edges'][number]['node'];

/** Search results by relevance: title and matching passage, with the search terms highlighted. */
export function SearchResultList({ results }: { results: readonly SearchResult[] }) {
  return (
    <ul className={list.list}>
      {results.map(({ path, titleParts, excerptParts, article }) => (
        <li key={path} className={list.item}>
          <p className={`label ${list.when}`}>
            {article ? (
              <>
                <Day at={article.publishedAt} /> <span>{article.readingMinutes} min read</span>
              </>
            ) : (
              <span>Case study</span>
            )}
          </p>
          <div>
            <h3 className={list.title}>
              <Link to={path}>
                <Highlight parts={titleParts} />
              </Link>
            </h3>
            <p className={list.summary}>
              <Highlight parts={excerptParts} />
            </p>
          </div>
          {article?.category && <p className={`label ${list.category}`}>{article.category.name}</p>}
        </li>
      ))}
    </ul>
  );
}

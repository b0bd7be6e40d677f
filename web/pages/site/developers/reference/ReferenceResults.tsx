import { Link } from 'react-router-dom';
import { entries } from 'virtual:api-reference/entries';
import { findEntries, getAnchor } from '#graphql/reference/model.ts';
import { paths } from '#web/paths.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Description } from '#web/pages/site/graphql/Description.tsx';
import { findSections } from '../guide.search.ts';
import styles from './Reference.module.css';
import { formatCount } from '#web/runtime/formatCount.ts';

/** A longer list would be too long to read. */
const MOST = 60;

export function ReferenceResults({ search }: { search: string }) {
  const results = findEntries(entries, search);
  const visibleResults = results.slice(0, MOST);
  const sections = findSections(search);
  return (
    <>
      <p role="status" className={styles.summary}>
        {describeCount(search, results.length + sections.length)}{' '}
        <InlineLink to={paths.developersReference}>Show the whole reference</InlineLink>
      </p>
      <ul className={styles.results}>
        {sections.map(({ id, text, words }) => (
          <li key={id}>
            <p>
              <Link to={`${paths.developersGuide}#${id}`}>{text}</Link> <span className="label">guide</span>
            </p>
            <p>{words}</p>
          </li>
        ))}
        {visibleResults.map((entry) => (
          <li key={`${entry.area} ${getAnchor(entry)}`}>
            <p>
              <Link to={`${paths.developersReferenceArea(entry.area)}#${getAnchor(entry)}`}>{entry.name}</Link>{' '}
              <span className="label">{entry.kind}</span>
            </p>
            <Description text={entry.summary} />
          </li>
        ))}
      </ul>
    </>
  );
}

function describeCount(search: string, total: number): string {
  if (total === 0) return `Nothing in the schema or the guide matches “${search}”. Search for a shorter word.`;
  if (total > MOST) return `The first ${MOST} of ${total} matches of “${search}”.`;
  return `${formatCount(total, 'match', 'matches')} of “${search}”.`;
}

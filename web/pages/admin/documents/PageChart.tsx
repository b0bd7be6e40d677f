import { Link } from 'react-router-dom';
import { getPageLabel, namePage } from '#graphql/page-name.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import log from '../shared/LogTable.module.css';
import styles from './Engagement.module.css';
import { engagementFilter, type EngagementFilterValues, formatSeconds, type ReadDocument } from './engagementFilter.ts';
import { ColumnHeads } from '#web/ui/ColumnHeads.tsx';

type PageChartProps = { document: ReadDocument; values: EngagementFilterValues };

const columns = ['Page', 'Readers', 'Read this far', 'Time of all', 'Time per reader'];

/**
 * A bar for each page: its height is the number of readers, and it is darker where they stayed longer. The line shows
 * how many read this far. A page leads to its readers. The table below has the same numbers.
 */
export function PageChart({
  document: { title, version, pageCount, pageLabels, pageEngagement },
  values,
}: PageChartProps) {
  const pages = pageEngagement ?? [];
  if (pages.length === 0) return null;
  const count = Math.max(pageCount ?? 0, pages.at(-1)!.page);
  const most = Math.max(...pages.map(({ reachedCount }) => reachedCount));
  const longest = Math.max(1, ...pages.map(getAverage));
  const name = (page: number) => namePage(page, pageLabels?.[page - 1]);
  const toPage = (page: number) =>
    engagementFilter.toUrl(paths.investorEngagement, {
      ...values,
      page: values.page === String(page) ? '' : String(page),
    });
  return (
    <section className={styles.chart} aria-labelledby="pages-read">
      <h2 id="pages-read" dir="auto">
        Pages of {title}, version {version}
      </h2>
      <div className={styles.bars}>
        {Array.from({ length: count }, (_, at) => {
          const page = at + 1;
          const read = pages.find((candidate) => candidate.page === page);
          const readers = read?.readerCount ?? 0;
          const reached = pages.find((candidate) => candidate.page >= page)?.reachedCount ?? 0;
          return (
            <Link
              key={page}
              to={toPage(page)}
              aria-current={values.page === String(page) || undefined}
              aria-label={`Page ${name(page)}: ${formatCount(readers, 'reader')}`}
              title={`Page ${name(page)}: ${formatCount(readers, 'reader')}, ${formatSeconds(read ? getAverage(read) : 0)} each`}
            >
              <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.reached} y={1 - reached / most} width={1} height={reached / most} />
                <rect
                  y={1 - readers / most}
                  width={1}
                  height={readers / most}
                  fillOpacity={0.3 + 0.7 * Math.sqrt((read ? getAverage(read) : 0) / longest)}
                />
              </svg>
              <span aria-hidden="true">{getPageLabel(page, pageLabels)}</span>
            </Link>
          );
        })}
      </div>
      <details>
        <summary>Show as a table</summary>
        <table className={log.table} aria-labelledby="pages-read">
          <ColumnHeads of={columns} />
          <tbody>
            {pages.map((read) => (
              <tr key={read.page}>
                <td data-label="Page">
                  <InlineLink to={toPage(read.page)}>{name(read.page)}</InlineLink>
                </td>
                <td data-label="Readers">{read.readerCount}</td>
                <td data-label="Read this far">{read.reachedCount}</td>
                <td data-label="Time of all">{formatSeconds(read.seconds)}</td>
                <td data-label="Time per reader">{formatSeconds(getAverage(read))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const getAverage = ({ seconds, readerCount }: { seconds: number; readerCount: number }): number =>
  Math.round(seconds / readerCount);

import { namePage } from '#graphql/page-name.ts';
import { Age } from '#web/ui/Age.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { PAGE_TITLE } from '#web/ui/PortalSection.tsx';
import { paths } from '#web/paths.ts';
import log from '../shared/LogTable.module.css';
import styles from './Engagement.module.css';
import { engagementFilter, type EngagementFilterValues, formatSeconds, type Reading } from './engagementFilter.ts';
import { ColumnHeads } from '#web/ui/ColumnHeads.tsx';

type EngagementTableProps = {
  readings: readonly Reading[];
  values: EngagementFilterValues;
  busy: boolean;
  /** True for a report, in which an age such as "2 days ago" would soon be wrong. */
  hasDates?: boolean;
};

/** One row for each person and version: a strip of its pages, darker where the person stayed longer. With a page, its time. */
export function EngagementTable({ readings, values, busy, hasDates = false }: EngagementTableProps) {
  const longest = Math.max(1, ...readings.flatMap(({ pages }) => pages.map(({ seconds }) => seconds)));
  const page = values.document && values.page ? Number(values.page) : null;
  const timeLabel = page ? `Time on page ${namePage(page, findPage(readings, page)?.label)}` : 'Time';
  const narrow = (change: Partial<EngagementFilterValues>) =>
    engagementFilter.toUrl(paths.investorEngagement, { ...values, ...change });
  return (
    <table className={`${log.table} ${styles.table}`} aria-busy={busy} aria-labelledby={PAGE_TITLE}>
      <ColumnHeads of={['Person', 'Document', 'Pages', timeLabel, 'Last seen']} />
      <tbody>
        {readings.map((reading) => {
          const { documentId, documentTitle, version, person, company, email, seconds, lastReadAt } = reading;
          return (
            <tr key={`${documentId} ${version} ${person.accountId}`}>
              <td data-label="Person">
                <Who to={narrow({ person: person.accountId })} name={person.name} details={[company, email]} />
              </td>
              <td data-label="Document">
                <div dir="auto">
                  <InlineLink to={narrow({ document: documentId })}>{documentTitle}</InlineLink>,{' '}
                  <span className={styles.together}>version {version}</span>
                </div>
              </td>
              <td data-label="Pages" className={styles.pages}>
                <Strip reading={reading} longest={longest} />
              </td>
              <td data-label={timeLabel} className={styles.together}>
                {formatSeconds(page ? (findPage([reading], page)?.seconds ?? 0) : seconds)}
              </td>
              <td data-label="Last seen">{hasDates ? <Moment at={lastReadAt} /> : <Age at={lastReadAt} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The first of the readings that includes a page has its label. */
const findPage = (readings: readonly Reading[], number: number) =>
  readings.flatMap(({ pages }) => pages).find(({ page }) => page === number);

type WhoProps = { to: string; name: string | null; details: (string | null)[] };

const Who = ({ to, name, details }: WhoProps) => (
  <div dir="auto">
    <InlineLink to={to}>{name}</InlineLink>{' '}
    {details.filter(Boolean).map((detail) => (
      <span key={detail} className={styles.who}>
        {detail}{' '}
      </span>
    ))}
  </div>
);

/** The pages of one reader as a drawing, and as a list that opens below it. */
function Strip({ reading: { pages, pageCount, furthestPage }, longest }: { reading: Reading; longest: number }) {
  const count = Math.max(pageCount ?? 0, furthestPage);
  return (
    <div>
      <svg viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" className={styles.strip} aria-hidden="true">
        {pages.map(({ page, seconds }) => (
          <rect key={page} x={page - 1} width={1} height={1} fillOpacity={0.25 + 0.75 * Math.sqrt(seconds / longest)} />
        ))}
      </svg>
      <details>
        <summary>
          {pages.length} of {count} pages, up to page{' '}
          {namePage(furthestPage, pages.find(({ page }) => page === furthestPage)?.label)}
        </summary>
        <ul>
          {pages.map(({ page, label, seconds }) => (
            <li key={page}>
              Page {namePage(page, label)}: {formatSeconds(seconds)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

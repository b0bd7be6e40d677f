import type { ReactNode } from 'react';
import {
  type ListedStatusItemFragment,
  type StatusItemKind,
  type StatusLevel,
  useRetryMailsMutation,
} from '#graphql/generated/admin.ts';
import { statusTitles } from '#graphql/status-titles.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { Button } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { useActionToast } from '#web/ui/useActionToast.ts';
import styles from './StatusList.module.css';

const levels: readonly StatusLevel[] = ['FAILING', 'WARNING', 'OK'];
const levelLabels: Record<StatusLevel, string> = { FAILING: 'Failing', WARNING: 'Warning', OK: 'OK' };

/** The pages on which to solve what a part reports. */
const solutions: Partial<Record<StatusItemKind, readonly (readonly [label: string, path: string])[]>> = {
  FEEDS: [['Feeds', paths.adminRss]],
  WEBHOOKS: [['Webhooks', paths.investorAdminWebhooks]],
  STORAGE: [
    ['Documents', paths.investorAdminDocuments],
    ['Pictures', paths.adminPictures],
  ],
  SIGN_INS: [['Failed sign-ins in the audit log', `${paths.investorAudit}?kind=login.failed`]],
};

type Items = readonly ListedStatusItemFragment[];

const summarize = (items: Items): string => {
  const count = (level: StatusLevel) => items.filter((item) => item.level === level).length;
  const [failing, warnings] = [count('FAILING'), count('WARNING')];
  if (failing + warnings === 0) return `All ${items.length} parts work.`;
  return [failing > 0 && `Failing: ${failing}.`, warnings > 0 && `Warnings: ${warnings}.`].filter(Boolean).join(' ');
};

/** The parts of the system, the failing ones first. */
export function StatusList({ items, checkedAt }: { items: Items; checkedAt: string }) {
  const withToast = useActionToast();
  const isHydrating = useHydrating();
  const [retryMails, { loading, data }] = useRetryMailsMutation();
  const send = () =>
    withToast(() => retryMails({ refetchQueries: ['SystemStatus'] }), { done: null, failed: 'Emails not sent' });
  const sorted = items.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
  return (
    <>
      <p className={styles.summary}>
        <b>{summarize(items)}</b> Checked <Moment at={checkedAt} />.
      </p>
      <p role="status" className={styles.result}>
        {data && `Trying again to send ${formatCount(data.retryMails.mailCount, 'email')}.`}
      </p>
      <ul className={styles.items}>
        {sorted.map((item) => (
          <StatusListItem key={item.kind} item={item}>
            {item.canRetry && (
              // Without scripts, npx portal mail retry --all sends them.
              <Button size="small" disabled={isHydrating || loading} onClick={() => void send()}>
                Send the emails again
              </Button>
            )}
          </StatusListItem>
        ))}
      </ul>
    </>
  );
}

const StatusListItem = ({ item, children }: { item: ListedStatusItemFragment; children: ReactNode }) => (
  <li className={styles.item} data-level={item.level}>
    <div className={styles.name}>
      <h2>{statusTitles[item.kind]}</h2>
      <p className={styles.level}>{levelLabels[item.level]}</p>
    </div>
    <div className={styles.text}>
      <p>{item.summary}</p>
      {item.details.length > 0 && (
        <ul className={styles.details}>
          {item.details.map((detail) => (
            <li key={detail} dir="auto">
              {detail}
            </li>
          ))}
        </ul>
      )}
      {item.advice && <p>{item.advice}</p>}
      {solutions[item.kind]?.map(([label, path]) => (
        <p key={path}>
          <InlineLink to={path}>{label}</InlineLink>
        </p>
      ))}
      {children}
    </div>
  </li>
);

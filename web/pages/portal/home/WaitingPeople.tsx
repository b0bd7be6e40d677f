import { useState } from 'react';
import type { AdminHomeQuery } from '#graphql/generated/portal.ts';
import { paths } from '#web/paths.ts';
import { Age } from '#web/ui/Age.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import styles from './AdminOverview.module.css';

type Person = AdminHomeQuery['users']['nodes'][number];

const DAY = 86_400_000;
/** Reviewers are reminded of requests that wait longer. */
const TARGET_DAYS = 2;

/** The people outside the perimeter, with a dotted line as long as they have waited. */
export function WaitingPeople({ people }: { people: readonly Person[] }) {
  const [now] = useState(() => Date.now());
  if (people.length === 0) return null;
  const ages = people.map(({ createdAt }) => (now - Date.parse(createdAt)) / DAY);
  const longest = Math.max(TARGET_DAYS * 1.25, ...ages);
  return (
    <section className={styles.section} aria-labelledby="people">
      <header>
        <h2 id="people">People who ask for access</h2>
        <span className={styles.key}>
          <i aria-hidden="true" /> {TARGET_DAYS} days
        </span>
      </header>
      <ul>
        {people.map(({ id, name, company, createdAt }, i) => (
          <li key={id}>
            <span className={styles.title} dir="auto">
              <InlineLink to={`${paths.investorAdmin}?${new URLSearchParams({ item: id })}`}>{name}</InlineLink>{' '}
              {company && <span dir="auto">{company}</span>}
            </span>
            <Wait share={(ages[i] ?? 0) / longest} target={TARGET_DAYS / longest} />
            <span className={styles.when}>
              <Age at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const toPercent = (share: number) => `${Math.round(share * 1_000) / 10}%`;

/** The browser draws it a little later than the server, so the lengths differ slightly. */
const Wait = ({ share, target }: { share: number; target: number }) => (
  <svg className={styles.wait} aria-hidden="true">
    <line
      className={styles.target}
      x1={toPercent(target)}
      x2={toPercent(target)}
      y1="0"
      y2="20"
      suppressHydrationWarning
    />
    <line className={styles.waited} x1="0" x2={toPercent(share)} y1="10" y2="10" suppressHydrationWarning />
    <circle cx={toPercent(share)} cy="10" r="3.5" suppressHydrationWarning />
  </svg>
);

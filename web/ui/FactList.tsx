import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export type Fact = readonly [term: string, fact: ReactNode];

/** Short facts separated by lines: a term in monospace and its value. */
export function FactList({ facts, label }: { facts: readonly Fact[]; label?: string }) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

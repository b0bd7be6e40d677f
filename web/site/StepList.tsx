import type { ReactNode } from 'react';
import { slugify } from '#graphql/slug.ts';
import styles from './StepList.module.css';

export type Step = {
  title: string;
  text: ReactNode;
  /** The responsible person or the evidence, in monospace in the outside column. */
  note?: string;
};

/** Steps in order. The number is before the border, the evidence is in the outside column. */
export function StepList({ steps, start = 1 }: { steps: readonly Step[]; start?: number }) {
  return (
    <ol className={styles.steps} start={start}>
      {steps.map(({ title, text, note }, i) => (
        <li key={title} className="animate-on-scroll">
          <span className={styles.number} aria-hidden="true">
            {start + i}
          </span>
          <h3 id={slugify(title)}>{title}</h3>
          <p className={styles.text}>{text}</p>
          {note && <p className={`label ${styles.note}`}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}

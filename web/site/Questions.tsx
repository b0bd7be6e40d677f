import { slugify } from '#graphql/slug.ts';
import styles from './Questions.module.css';
import type { ReactNode } from 'react';
import foldStyles from './Fold.module.css';

/** Plain text, because the same text is part of the page's structured data. */
export type Question = { question: string; answer: string };

/** Questions that expand without JavaScript. Find-in-page opens them too. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <Fold key={question} id={slugify(question)} title={question}>
          <p className={styles.answer}>{answer}</p>
        </Fold>
      ))}
    </div>
  );
}

/** A part of a page that expands below its title, without JavaScript. Printed pages show it expanded. */
export function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className={foldStyles.fold}>
      <summary>
        <span>{title}</span>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M0 8H16M8 0V16" />
        </svg>
      </summary>
      {children}
    </details>
  );
}

import { slugify } from '../../graphql/slug.ts';
import styles from './Questions.module.css';

/** Plain text, because the same text is part of the page's structured data. */
export type Question = { question: string; answer: string };

/** Questions that expand without JavaScript. Find-in-page opens them too. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} id={slugify(question)} className={styles.question}>
          <summary>
            <span>{question}</span>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M0 8H16M8 0V16" />
            </svg>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

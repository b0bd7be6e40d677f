import { slugify } from '#graphql/slug.ts';
import { Fold } from './Fold.tsx';
import styles from './Questions.module.css';

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

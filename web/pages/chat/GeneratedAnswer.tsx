import { Link } from 'react-router-dom';
import styles from './AnswerSheet.module.css';
import type { Answer, Sentence } from './chatText.ts';

type GeneratedAnswerProps = { sentences: readonly Sentence[]; citations: Answer['citations'] };

/** The sentences of a language model, each with the numbers of its sources. */
export const GeneratedAnswer = ({ sentences, citations }: GeneratedAnswerProps) => (
  <p className={styles.generated}>
    {sentences.map(({ text, citations: numbers }, at) => (
      <span key={at}>
        {text}{' '}
        {citations
          .filter(({ number }) => numbers.includes(number))
          .map(({ number, path, title }) => (
            <Link
              key={number}
              to={path}
              data-citation={path}
              className={styles.mark}
              aria-label={`Source ${number}: ${title}`}
            >
              {number}
            </Link>
          ))}{' '}
      </span>
    ))}
  </p>
);

import { Link } from 'react-router-dom';
import styles from './AnswerSheet.module.css';
import { type Answer, isFromPortal, quotesPortal } from './chatText.ts';
import { PassageText } from './PassageText.tsx';

type SourceListProps = { citations: Answer['citations'] };

/** The passages of an answer, each with its source number: first the sentence that answers, then the passage on request. */
export function SourceList({ citations }: SourceListProps) {
  const isMixed = quotesPortal(citations);
  return (
    <ol className={styles.citations}>
      {citations.map(({ number, path, title, heading, parts }) => (
        <li key={number}>
          <span className={styles.balloon} aria-hidden="true">
            {number}
          </span>
          <blockquote cite={path}>
            <PassageText parts={parts.filter(({ isMatch }) => isMatch)} />
            {parts.length > 1 && (
              <details className={styles.rest}>
                <summary>Whole passage</summary>
                <PassageText parts={parts} />
              </details>
            )}
          </blockquote>
          <p className={styles.source}>
            <span className="label">
              Source {number}
              {isMixed && (isFromPortal({ path }) ? ', portal' : ', public page')}
            </span>{' '}
            <Link to={path} data-citation={path}>
              {title}
            </Link>{' '}
            {heading && <span className={styles.heading}>{heading}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

import { Link } from 'react-router-dom';
import { Highlight } from '../../../ui/Highlight.tsx';
import styles from './AnswerSheet.module.css';
import type { Answer } from './chatText.ts';

type SourceListProps = { citations: Answer['citations'] };

/** The passages of an answer, each with its source number. */
export const SourceList = ({ citations }: SourceListProps) => (
  <ol className={styles.citations}>
    {citations.map(({ number, path, title, heading, parts }) => (
      <li key={number}>
        <span className={styles.balloon} aria-hidden="true">
          {number}
        </span>
        <blockquote cite={path}>
          <p>
            <Highlight parts={spaced(parts)} />
          </p>
        </blockquote>
        <p className={styles.source}>
          <span className="label">Source {number}</span>
          <Link to={path} data-citation={path}>
            {title}
          </Link>
          {heading && <span className={styles.heading}>{heading}</span>}
        </p>
      </li>
    ))}
  </ol>
);

/** Moves the spaces between the parts out of the highlighted text. */
const spaced = (parts: Answer['citations'][number]['parts']) =>
  parts.map(({ text, isMatch }, at) => ({
    isMatch,
    text: isMatch ? text : `${at > 0 ? ' ' : ''}${text}${at < parts.length - 1 ? ' ' : ''}`,
  }));

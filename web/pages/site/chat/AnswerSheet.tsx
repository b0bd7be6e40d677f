import { Link } from 'react-router-dom';
import { InlineLink } from '../../../components/InlineLink.tsx';
import { Marked } from '../../../components/Marked.tsx';
import { anchors, paths } from '../../../paths.ts';
import { AnswerActions } from './AnswerActions.tsx';
import styles from './AnswerSheet.module.css';
import { type Answer, REFUSALS } from './chatText.ts';
import { WhyThisAnswer } from './WhyThisAnswer.tsx';

/** Question and answer as a data sheet: the question in its title block, each passage with the balloon of its source. */
export function AnswerSheet({ answer }: { answer: Answer }) {
  const isRefused = answer.kind === 'REFUSED';
  return (
    <article className={styles.sheet} data-answer={isRefused ? 'refused' : 'quoted'} aria-labelledby="answer-title">
      <header className={styles.head}>
        <p className="label">
          {isRefused ? 'No answer on this site' : 'Quoted from this site, not written by a model'}
        </p>
        <h2 id="answer-title">{answer.question}</h2>
      </header>
      {isRefused ? <Refusal answer={answer} /> : <Citations citations={answer.citations} />}
      <footer className={styles.foot}>
        <WhyThisAnswer answer={answer} />
        <AnswerActions answer={answer} />
      </footer>
    </article>
  );
}

const Citations = ({ citations }: { citations: Answer['citations'] }) => (
  <ol className={styles.citations}>
    {citations.map(({ number, path, title, heading, parts }) => (
      <li key={number}>
        <span className={styles.balloon} aria-hidden="true">
          {number}
        </span>
        <blockquote cite={path}>
          <p>
            <Marked parts={spaced(parts)} />
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

/** The parts with the spaces between them, outside the marked one. */
const spaced = (parts: Answer['citations'][number]['parts']) =>
  parts.map(({ text, marked }, at) => ({
    marked,
    text: marked ? text : `${at > 0 ? ' ' : ''}${text}${at < parts.length - 1 ? ' ' : ''}`,
  }));

function Refusal({ answer: { refusal, nearestPages } }: { answer: Answer }) {
  return (
    <div className={styles.refusal}>
      <p>{REFUSALS[refusal ?? 'NO_EVIDENCE']}</p>
      {nearestPages.length > 0 && (
        <>
          <h3 className="label">Pages near this subject</h3>
          <ul>
            {nearestPages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Use other words, or <InlineLink to={`${paths.about}#${anchors.contact}`}>contact us</InlineLink>.
      </p>
    </div>
  );
}

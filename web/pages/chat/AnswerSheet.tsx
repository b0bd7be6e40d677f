import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { anchors, paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import styles from './AnswerSheet.module.css';
import { type Answer, describeQuotations, KINDS, LIMITATIONS, REFUSALS, toPlainText, useChatPath } from './chatText.ts';
import { GeneratedAnswer } from './GeneratedAnswer.tsx';
import { SourceList } from './SourceList.tsx';

type AnswerSheetProps = {
  answer: Answer;
  /** An action for an answer that the language model did not complete. */
  limitationAction?: ReactNode;
};

/** A question and its answer: the question in the title block, each passage with the number of its source. */
export function AnswerSheet({ answer, limitationAction }: AnswerSheetProps) {
  const { kind, limitation } = answer;
  return (
    <article className={styles.sheet} data-answer={kind.toLowerCase()} aria-labelledby="answer-title">
      <header className={styles.head}>
        <p className="label">{kind === 'QUOTED' ? describeQuotations(answer.citations) : KINDS[kind]}</p>
        <h2 id="answer-title">{answer.question}</h2>
      </header>
      {limitation && (
        <div className={styles.limitation}>
          <p>{LIMITATIONS[limitation]}</p>
          {limitationAction}
        </div>
      )}
      {kind === 'GENERATED' && <GeneratedAnswer {...answer} />}
      {kind === 'REFUSED' ? <Refusal answer={answer} /> : <SourceList citations={answer.citations} />}
      <footer className={styles.foot}>
        <WhyThisAnswer answer={answer} />
        <AnswerActions answer={answer} />
      </footer>
    </article>
  );
}

function Refusal({ answer: { refusal, nearestPages } }: { answer: Answer }) {
  const isPortal = useChatPath().path === paths.investorAsk;
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
        Use other words, or{' '}
        {isPortal ? (
          <>
            ask the team: open a document in <InlineLink to={paths.investorDocuments}>your documents</InlineLink> and
            choose Ask a question.
          </>
        ) : (
          <>
            <InlineLink to={`${paths.about}#${anchors.contact}`}>contact us</InlineLink>.
          </>
        )}
      </p>
    </div>
  );
}

/** Explains how the passages were chosen. */
const WhyThisAnswer = ({ answer: { kind } }: { answer: Answer }) => (
  <details className={styles.why}>
    <summary>Why this answer?</summary>
    <p>
      {kind === 'GENERATED'
        ? 'A language model wrote the sentences from passages of this site. A sentence is shown only if the passages it cites contain its numbers, its names and most of its words.'
        : 'No language model wrote this answer.'}{' '}
      The site searched its public pages, articles and case studies for the words of the question. If you are signed in
      as an investor, it also searched what is shared with you. Rare words count more than common ones, and passages
      that answer similar questions come first.
    </p>
    <p>
      {kind === 'REFUSED'
        ? 'The question resembles those that this site does not answer, or no passage contains enough of its words.'
        : `An answer cites at most ${kind === 'GENERATED' ? 'five' : 'three'} passages, and only those that match nearly as well as the best one.`}
    </p>
  </details>
);

/** Actions on an answer, shown only if JavaScript runs. */
function AnswerActions({ answer }: { answer: Answer }) {
  const isHydrating = useHydrating();
  const { getAnswerPath } = useChatPath();
  const [copied, setCopied] = useState('');
  if (isHydrating) return null;
  const copy = (text: string, done: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(done),
      () => setCopied('Not copied. Your browser does not allow it.'),
    );
  const { origin } = location;
  return (
    <div className={styles.actions}>
      {answer.citations.length > 0 && (
        <Button size="small" onClick={() => void copy(toPlainText(answer, origin), 'Answer copied')}>
          Copy answer
        </Button>
      )}
      <Button size="small" onClick={() => void copy(origin + getAnswerPath(answer.question), 'Link copied')}>
        Copy link
      </Button>
      <span role="status">{copied}</span>
    </div>
  );
}

import styles from './AnswerSheet.module.css';
import type { Answer } from './chatText.ts';

/** Explains how the passages were chosen. */
export const WhyThisAnswer = ({ answer: { kind } }: { answer: Answer }) => (
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

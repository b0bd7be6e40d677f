import styles from './AnswerSheet.module.css';
import type { Answer } from './chatText.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Explains how the passages were chosen. */
export function WhyThisAnswer({ answer: { kind, terms, citations, comparedPassageCount } }: { answer: Answer }) {
  const most = kind === 'GENERATED' ? 'five' : 'three';
  return (
    <details className={styles.why}>
      <summary>Why this answer?</summary>
      <p>
        {kind === 'GENERATED'
          ? 'A language model wrote the sentences from passages of this site. A sentence is shown only if the passages it cites contain its numbers, its names and most of its words.'
          : 'No language model wrote this answer.'}{' '}
        The site searched its public pages, articles and case studies for the words of the question. If you are signed
        in as an investor, it also searched what is shared with you. Rare words count more than common ones.
      </p>
      <table>
        <caption className="label">Words of the question</caption>
        <thead>
          <tr>
            <th scope="col">Word</th>
            <th scope="col">Passages with this word</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ typed, readAs, passages }) => (
            <tr key={typed}>
              <th scope="row">{readAs ? `${typed} (read as ${readAs})` : typed}</th>
              <td>{passages}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kind !== 'REFUSED' && (
        <p>
          Passages compared: {comparedPassageCount}. Left out: {comparedPassageCount - citations.length}. An answer
          cites at most {most} passages, and only those that match nearly as well as the best one.
        </p>
      )}
      {citations.length > 0 && (
        <ul>
          {citations.map(({ number, coverage }) => (
            <li key={number}>
              Source {number} covers {percent(coverage)} of the question.
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

import { Highlight } from '#web/ui/Highlight.tsx';
import styles from './AnswerSheet.module.css';
import type { Answer } from './chatText.ts';

type Part = Answer['citations'][number]['parts'][number];

/** A passage with the sentence that answers highlighted. Table rows keep their columns. */
export function PassageText({ parts }: { parts: readonly Part[] }) {
  return groupParts(parts).map((group, at) =>
    group[0]?.text.includes('\n') ? (
      <Row key={at} part={group[0]} />
    ) : (
      <p key={at}>
        <Highlight parts={spaced(group)} />
      </p>
    ),
  );
}

/** A group for each table row, and one for the text between rows. */
function groupParts(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const { text, isMatch } of parts)
    text.split('\n\n').forEach((paragraph, at) => {
      const isNew = at > 0 || paragraph.includes('\n') || groups.at(-1)?.at(-1)?.text.includes('\n') !== false;
      if (isNew) groups.push([{ text: paragraph, isMatch }]);
      else groups.at(-1)!.push({ text: paragraph, isMatch });
    });
  return groups;
}

/** The first line names the row. Each other line is the name of a column and its cell. */
function Row({ part: { text, isMatch } }: { part: Part }) {
  return (
    <dl className={styles.row}>
      {text.split('\n').map((line, at) => {
        const end = at > 0 ? line.indexOf(': ') : -1;
        const [column, cell] = end > 0 ? [line.slice(0, end), line.slice(end + 2)] : [];
        return (
          <div key={at}>
            {column ? (
              <>
                <dt className="label">{column}</dt>
                <dd>
                  <Highlight parts={[{ text: cell!, isMatch }]} />
                </dd>
              </>
            ) : (
              <>
                <dt className="visually-hidden">Row</dt>
                <dd className={styles.name}>
                  <Highlight parts={[{ text: line, isMatch }]} />
                </dd>
              </>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Moves the spaces between the parts out of the highlighted text. */
const spaced = (parts: readonly Part[]): Part[] =>
  parts.map(({ text, isMatch }, at) => ({
    isMatch,
    text: isMatch ? text : `${at > 0 ? ' ' : ''}${text}${at < parts.length - 1 ? ' ' : ''}`,
  }));

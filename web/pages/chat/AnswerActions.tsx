import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useHydrating } from '../../runtime/useHydrating.ts';
import styles from './AnswerSheet.module.css';
import { type Answer, toPlainText } from './chatText.ts';
import { useChatPath } from './useChatPath.ts';

/** Actions on an answer, shown only if JavaScript runs. */
export function AnswerActions({ answer }: { answer: Answer }) {
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

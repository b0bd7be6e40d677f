import { Button } from '#web/ui/Button.tsx';
import styles from './AnswerSheet.module.css';
import { GeneratedAnswer } from './GeneratedAnswer.tsx';
import type { AnswerStream } from './useAnswerStream.ts';

type StreamingSheetProps = { question: string; stream: AnswerStream; onStop: () => void; onRetry: () => void };

/** An answer while the language model writes it, or after it was stopped or failed. */
export function StreamingSheet({ question, stream, onStop, onRetry }: StreamingSheetProps) {
  const { status, citations, sentences } = stream;
  const isStreaming = status === 'streaming' || status === 'idle';
  return (
    <article className={styles.sheet} aria-labelledby="answer-title" aria-busy={isStreaming}>
      <header className={styles.head}>
        <p className="label">{isStreaming ? describeProgress(stream) : 'Incomplete answer of a language model'}</p>
        <h2 id="answer-title">{question}</h2>
      </header>
      {sentences.length > 0 ? (
        <GeneratedAnswer sentences={sentences} citations={citations} />
      ) : (
        <div className={styles.waiting} aria-hidden="true">
          {isStreaming && ['first', 'second', 'third'].map((line) => <span key={line} />)}
        </div>
      )}
      <footer className={styles.foot}>
        {isStreaming ? (
          <Button size="small" onClick={onStop}>
            Stop
          </Button>
        ) : (
          <>
            <p role="alert">{status === 'stopped' ? 'Stopped.' : stream.message}</p>
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
          </>
        )}
      </footer>
    </article>
  );
}

function describeProgress({ citations, sentences }: AnswerStream): string {
  if (sentences.length > 0) return 'A language model is writing';
  return citations.length > 0 ? `A language model is reading ${citations.length} passages` : 'Looking for passages';
}

import { useEffect, useRef } from 'react';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { CostMeter } from './CostMeter.tsx';
import { ResponseViewer } from './EditorPanes.tsx';
import styles from './Explorer.module.css';
import type { Outcome } from './useRun.ts';

/** The last answer, or what to do to get one. */
export function ResponsePane({ outcome }: { outcome: Outcome }) {
  const pane = useRef<HTMLDivElement>(null);
  const isRunning = outcome.kind === 'running';
  // On a phone, the response is below the editors.
  useEffect(() => {
    if (isRunning) pane.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);
  return (
    <div ref={pane} className={styles.answer}>
      <h2 className="label">Response</h2>
      {outcome.kind === 'answered' ? (
        <>
          <p>
            <CopyButton caption="the response" text={outcome.answer.text} />
          </p>
          <ResponseViewer text={outcome.answer.text} />
          <CostMeter answer={outcome.answer} />
        </>
      ) : (
        <div className={styles.waiting}>
          {outcome.kind === 'none' && <p>Run the operation to see the answer of the server here.</p>}
          {outcome.kind === 'running' && <p role="status">Waiting for the answer…</p>}
          {outcome.kind === 'failed' && <p role="alert">{outcome.message}</p>}
        </div>
      )}
    </div>
  );
}

import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Figure } from '../../../site/Figure.tsx';
import { Section } from '../../../site/Section.tsx';
import { WhitepaperDrawing } from '../../../drawings/WhitepaperDrawing.tsx';
import { paths } from '../../../paths.ts';
import { useFormNotice } from '../../useFormNotice.ts';
import { type Refusal, WhitepaperForm, type WhitepaperStart } from './WhitepaperForm.tsx';
import styles from './WhitepaperPage.module.css';
import type { Send } from './WhitepaperSender.tsx';

const parts = [
  [1, 'Title'],
  [2, 'The air gap, drawn'],
  [3, 'Title block on every sheet'],
  [4, 'About twenty sheets'],
] as const;

const UNREACHABLE: Refusal = { message: 'The server could not be reached. Try again in a moment.', errors: {} };

interface Sending {
  Sender: React.ComponentType<{ onReady: (send: Send) => void }>;
  ready: Promise<Send>;
  onReady: (send: Send) => void;
}

/** Loads the code that sends the form when the visitor begins to type. Visitors who only read do not need it. */
function prepare(): Sending {
  let [onReady, reject]: [(send: Send) => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const ready = new Promise<Send>((resolve, refuse) => {
    [onReady, reject] = [resolve, refuse];
  });
  // The load may fail before the form is submitted. Submitting shows the error, so prevent an unhandled rejection here.
  ready.catch(() => undefined);
  const load = () =>
    import('./WhitepaperSender.tsx').then(
      ({ WhitepaperSender }) => ({ default: WhitepaperSender }),
      (error: unknown) => {
        reject(error);
        return { default: () => null };
      },
    );
  return { Sender: lazy(load), ready, onReady };
}

function useSending() {
  const [sending, setSending] = useState<Sending | null>(null);
  const begin = useCallback((): Sending => {
    if (sending) return sending;
    const startValues = prepare();
    setSending(startValues);
    return startValues;
  }, [sending]);
  const send: Send = async (values) => {
    try {
      return await (
        await begin().ready
      )(values);
    } catch {
      setSending(null);
      return UNREACHABLE;
    }
  };
  return { sending, begin: () => void begin(), send };
}

const toRecord = (entries: readonly { name: string; value: string }[] = []) =>
  Object.fromEntries(entries.map(({ name, value }) => [name, value]));

/** The whitepaper form and a picture of the whitepaper. */
export function AskSection() {
  const navigate = useNavigate();
  const notice = useFormNotice();
  const { sending, begin, send } = useSending();
  const own = notice?.form === 'whitepaper' ? notice : null;
  const start: WhitepaperStart = {
    message: own?.message ?? null,
    values: toRecord(own?.values),
    errors: toRecord(own?.errors),
  };
  const submit: Send = async (values) => {
    const refusal = await send(values);
    if (!refusal) await navigate(paths.thankYou);
    return refusal;
  };
  return (
    <Section close>
      <div className={styles.ask}>
        <div id="ask" className={styles.form}>
          <h2>Four answers, one link.</h2>
          <WhitepaperForm start={start} onTouch={begin} onSend={submit} />
          {sending && (
            <Suspense>
              <sending.Sender onReady={sending.onReady} />
            </Suspense>
          )}
        </div>
        <div className={styles.cover}>
          <Figure number={1} caption="The paper, before it is read" parts={parts}>
            <WhitepaperDrawing />
          </Figure>
        </div>
      </div>
    </Section>
  );
}

import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { useFormNotice } from '#web/pages/useFormNotice.ts';
import { LeadForm } from './LeadForm.tsx';
import type { LeadFormShape, LeadStart, Refusal, Send, SenderProps } from './lead-form.ts';

const UNREACHABLE: Refusal = { message: 'The server could not be reached. Try again in a moment.', errors: {} };

interface Sending {
  Sender: ComponentType<SenderProps>;
  ready: Promise<Send>;
  onReady: (send: Send) => void;
}

/** Loads the code that sends the form when the visitor begins to type. */
function prepare(loadSender: LeadFormShape['loadSender']): Sending {
  let [onReady, reject]: [(send: Send) => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const ready = new Promise<Send>((resolve, refuse) => {
    [onReady, reject] = [resolve, refuse];
  });
  // The load may fail before the form is submitted. Submitting shows the error, so prevent an unhandled rejection here.
  ready.catch(() => undefined);
  const load = () =>
    loadSender().then(
      (sender) => ({ default: sender }),
      (error: unknown) => {
        reject(error);
        return { default: () => null };
      },
    );
  return { Sender: lazy(load), ready, onReady };
}

function useSending(loadSender: LeadFormShape['loadSender']) {
  const [sending, setSending] = useState<Sending | null>(null);
  const begin = useCallback((): Sending => {
    if (sending) return sending;
    const startValues = prepare(loadSender);
    setSending(startValues);
    return startValues;
  }, [sending, loadSender]);
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

interface LeadFormBlockProps {
  shape: LeadFormShape;
  /** The result of a form that was just submitted without JavaScript. Null on pages that do not read it. */
  notice: ReturnType<typeof useFormNotice>;
  /** The path of the page after the form was sent. */
  done: string;
}

/** A form for visitors with the code that sends it. */
export function LeadFormBlock({ shape, notice, done }: LeadFormBlockProps) {
  const navigate = useNavigate();
  const { sending, begin, send } = useSending(shape.loadSender);
  const own = notice?.form === shape.name ? notice : null;
  const start: LeadStart = {
    message: own?.message ?? null,
    values: toRecord(own?.values),
    errors: toRecord(own?.errors),
  };
  const submit: Send = async (values) => {
    const refusal = await send(values);
    if (!refusal) await navigate(done);
    return refusal;
  };
  return (
    <>
      <LeadForm shape={shape} start={start} onTouch={begin} onSend={submit} />
      {sending && (
        <Suspense>
          <sending.Sender onReady={sending.onReady} />
        </Suspense>
      )}
    </>
  );
}

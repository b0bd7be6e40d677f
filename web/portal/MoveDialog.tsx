import { type FormEvent, useState } from 'react';
import type { UpdateEventInput } from '#graphql/generated/portal.ts';
import { report, type ResultMessages } from '../ui/useActionToast.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { describeFailure } from '../runtime/failure.ts';
import formStyles from '../forms/Form.module.css';
import { isDay, nameOfDay, nameOfZone } from './calendarDays.ts';
import { type EventMove, toMovedTimes } from './eventMoves.ts';

type MoveDialogProps = {
  move: EventMove;
  /** Sends the new times, and resolves with the error or null. */
  onMove: (input: UpdateEventInput, messages: ResultMessages) => Promise<{ error: unknown }>;
  onClose: () => void;
};

/** Asks before an event is moved, because the people invited are emailed. The day can also be typed. */
export function MoveDialog({ move, onMove, onClose }: MoveDialogProps) {
  const { event, from } = move;
  const [to, setTo] = useState(move.to);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const times = isDay(to) ? toMovedTimes({ event, from, to }) : null;
  const submit = async (submitEvent: FormEvent) => {
    submitEvent.preventDefault();
    if (!times) return;
    setBusy(true);
    const input = { id: event.id, ...times, expectedVersion: event.version };
    const { error } = await onMove(input, report(`${event.title} was`, 'moved'));
    setBusy(false);
    if (error) setFailure(describeFailure(error));
    else onClose();
  };
  return (
    <Dialog title={`Move “${event.title}”?`} onClose={onClose}>
      <form className={formStyles.form} onSubmit={(submitEvent) => void submit(submitEvent)}>
        <p>
          From {nameOfDay(event.startsWall.slice(0, 10))}
          {times && ` to ${nameOfDay(times.startsAt.slice(0, 10))}`}
          {!event.isAllDay && `, ${event.startsWall.slice(11)} ${nameOfZone(event.timeZone)}`}. The people invited are
          emailed.{event.recurrence && ' Only this date of the series moves.'}
        </p>
        <div className={formStyles.field}>
          <label htmlFor="move-to">New day</label>
          <input id="move-to" type="date" required value={to} onChange={({ target }) => setTo(target.value)} />
        </div>
        {failure && (
          <p role="alert" className={formStyles.error}>
            {failure}
          </p>
        )}
        <DialogButtons action="Move event" busy={isBusy || from === to} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

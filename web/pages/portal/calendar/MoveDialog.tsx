import { type FormEvent, useState } from 'react';
import { useMoveEventMutation } from '#graphql/generated/portal.ts';
import { report, useActionToast } from '#web/ui/useActionToast.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import { describeFailure } from '#web/runtime/failure.ts';
import formStyles from '#web/forms/Form.module.css';
import { isDay, nameOfDay, nameOfZone } from '#web/portal/calendarDays.ts';
import { type EventMove, toMovedTimes } from './useDragEvents.ts';

/** Asks before an event is moved, because the people invited are emailed. The day can also be typed. */
export function MoveDialog({ move, onClose }: { move: EventMove; onClose: () => void }) {
  const { event, from } = move;
  const [to, setTo] = useState(move.to);
  const [failure, setFailure] = useState<string | null>(null);
  const [moveEvent, { loading }] = useMoveEventMutation();
  const runWithToast = useActionToast();
  const times = isDay(to) ? toMovedTimes({ event, from, to }) : null;
  const submit = async (submitEvent: FormEvent) => {
    submitEvent.preventDefault();
    if (!times) return;
    const { error } = await runWithToast(
      () => moveEvent({ variables: { input: { id: event.id, ...times, expectedVersion: event.version } } }),
      report(`${event.title} was`, 'moved'),
    );
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
        <DialogButtons action="Move event" busy={loading || from === to} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

import { Fragment, useState } from 'react';
import {
  type CalendarEventQuery,
  type EventAnswer,
  type EventSeatsFragment,
  useRespondToEventMutation,
} from '#graphql/generated/portal.ts';
import { report, useActionToast } from '#web/ui/useActionToast.ts';
import { ButtonForm } from '#web/forms/ButtonForm.tsx';
import { CheckField } from '#web/forms/CheckField.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import styles from './Calendar.module.css';
import { useHasBegun } from './useReader.ts';
import { formatCount } from '#web/runtime/formatCount.ts';

const answers: readonly (readonly [EventAnswer, string])[] = [
  ['GOING', 'I will attend'],
  ['MAYBE', 'Maybe'],
  ['NOT_GOING', 'I cannot attend'],
];

/** The reader's response to the event, its meaning, and a way to change it before the event begins. */
export function AnswerSection({ event }: { event: NonNullable<CalendarEventQuery['event']> }) {
  const hasBegun = useHasBegun(event.startsAt);
  return (
    <PortalSection
      title="Your answer"
      note={hasBegun ? 'This event has started. You can no longer answer.' : describeSeats(event)}
    >
      <p aria-live="polite">{describeAnswer(event)}</p>
      <AnswerButtons event={event} label="Your answer" isSeries={event.recurrence !== null} />
    </PortalSection>
  );
}

type AnswerButtonsProps = {
  event: EventSeatsFragment & { id: string; startsAt: string };
  label: string;
  isSeries?: boolean;
};

/** The possible answers to an event that has not begun, and on request to all coming dates of its series. */
export function AnswerButtons({ event, label, isSeries = false }: AnswerButtonsProps) {
  const [isWholeSeries, setIsWholeSeries] = useState(false);
  const withToast = useActionToast();
  const [respond, { loading }] = useRespondToEventMutation();
  const hasBegun = useHasBegun(event.startsAt);
  const answer = (newAnswer: EventAnswer) => {
    const messages = report(isWholeSeries ? 'Your answer to all dates was' : 'Your answer was', 'saved');
    const input = { id: event.id, answer: newAnswer, isWholeSeries };
    void withToast(() => respond({ variables: { input } }), messages);
  };
  if (hasBegun) return null;
  return (
    // Without JavaScript, the server answers with the page of the event.
    <ButtonForm action={paths.investorEvent(event.id)}>
      {isSeries && (
        <CheckField
          name="isWholeSeries"
          value="yes"
          label="For all dates of this series that have not started"
          checked={isWholeSeries}
          onChange={() => setIsWholeSeries(!isWholeSeries)}
        />
      )}
      <div className={styles.answers} role="group" aria-label={label}>
        {answers.map(([option, text]) => (
          <Fragment key={option}>
            <Button
              type="submit"
              name="answer"
              value={option}
              size="small"
              aria-pressed={event.ownAnswer?.answer === option}
              disabled={loading}
              onClick={(click) => {
                click.preventDefault();
                answer(option);
              }}
            >
              {text}
            </Button>{' '}
          </Fragment>
        ))}
      </div>
    </ButtonForm>
  );
}

function describeSeats({ capacity, seatsLeft, waitingCount, ownAnswer }: EventSeatsFragment): string | undefined {
  if (capacity === null) return undefined;
  const waiting = waitingCount ? ` ${formatCount(waitingCount, 'person waits', 'people wait')} for one.` : '';
  if (seatsLeft === 0 && ownAnswer?.answer === 'GOING')
    return (ownAnswer.isWaiting ? describeTaken(capacity) : describeOwnSeat(capacity)) + waiting;
  if (seatsLeft === 0) return `${describeTaken(capacity)}${waiting} If you accept now, you are on the waiting list.`;
  if (capacity === 1) return 'The only seat is free.';
  return `${seatsLeft} of ${capacity} seats ${seatsLeft === 1 ? 'is' : 'are'} free.`;
}

const describeTaken = (capacity: number) =>
  capacity === 1 ? 'The only seat is taken.' : `All ${capacity} seats are taken.`;

const describeOwnSeat = (capacity: number) =>
  capacity === 1 ? 'The only seat is yours.' : `${describeTaken(capacity)} One of them is yours.`;

function describeAnswer({ ownAnswer }: EventSeatsFragment): string {
  if (!ownAnswer) return 'You have not responded.';
  if (ownAnswer.answer === 'MAYBE') return 'You answered maybe. No seat is reserved for you.';
  if (ownAnswer.answer === 'NOT_GOING') return 'You declined.';
  if (!ownAnswer.isWaiting) return 'You are attending.';
  const ahead = ownAnswer.ahead ?? 0;
  const place =
    ahead === 0 ? 'first on the waiting list' : `on the waiting list, after ${formatCount(ahead, 'person', 'people')}`;
  return `You are ${place}. We email you when a seat is free.`;
}

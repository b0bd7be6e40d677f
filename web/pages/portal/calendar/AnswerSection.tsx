import { Fragment } from 'react';
import {
  type CalendarEventQuery,
  type EventAnswer,
  type EventSeatsFragment,
  useRespondToEventMutation,
} from '#graphql/generated/portal.ts';
import { report, useActionToast } from '#web/ui/useActionToast.ts';
import { ButtonForm } from '#web/forms/ButtonForm.tsx';
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
      <AnswerButtons event={event} label="Your answer" />
    </PortalSection>
  );
}

type AnswerButtonsProps = { event: EventSeatsFragment & { id: string; startsAt: string }; label: string };

/** The possible answers to an event that has not begun. */
export function AnswerButtons({ event, label }: AnswerButtonsProps) {
  const withToast = useActionToast();
  const [respond, { loading }] = useRespondToEventMutation();
  const hasBegun = useHasBegun(event.startsAt);
  const answer = (newAnswer: EventAnswer) => {
    const messages = report('Your answer was', 'saved');
    void withToast(() => respond({ variables: { input: { id: event.id, answer: newAnswer } } }), messages);
  };
  if (hasBegun) return null;
  return (
    // Without JavaScript, the server answers with the page of the event.
    <ButtonForm action={paths.investorEvent(event.id)}>
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

function describeSeats({ capacity, seatsLeft, ownAnswer }: EventSeatsFragment): string | undefined {
  if (capacity === null) return undefined;
  if (seatsLeft === 0 && ownAnswer?.answer === 'GOING')
    return ownAnswer.isWaiting ? describeTaken(capacity) : describeOwnSeat(capacity);
  if (seatsLeft === 0) return `${describeTaken(capacity)} If you accept now, you are on the waiting list.`;
  return `${seatsLeft} of ${capacity} seats are free.`;
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
  const line =
    ahead === 0 ? 'you are first on the waiting list' : `${formatCount(ahead, 'person is', 'people are')} ahead of you`;
  return `You are on the waiting list: ${line}. We email you when a seat is free.`;
}

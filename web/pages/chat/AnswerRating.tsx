import { type FormEvent, useState } from 'react';
import { text } from '#graphql/limits.ts';
import { useRateChatAnswerMutation } from '#graphql/generated/chat.ts';
import { Button } from '#web/ui/Button.tsx';
import { describeFailure } from '#web/runtime/failure.ts';
import styles from './ConversationPanel.module.css';
import { useChatPath } from './chatText.ts';

type AnswerRatingProps = { question: string; isKept: boolean; onChange: () => Promise<unknown> };

/** Asks whether the answer helped, with an optional reason. */
export function AnswerRating({ question, isKept, onChange }: AnswerRatingProps) {
  const [message, setMessage] = useState('');
  const { path } = useChatPath();
  const [rate] = useRateChatAnswerMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = form.get('reason');
    const isHelpful = form.get('rating') === 'helpful';
    rate({ variables: { input: { question, isHelpful, reason: typeof reason === 'string' ? reason : null } } })
      .then(onChange)
      .then(
        () => setMessage('Rating saved. Thank you.'),
        (error: unknown) => setMessage(describeFailure(error)),
      );
  };
  return (
    <form method="post" action="/chat/conversation" onSubmit={submit} className={styles.rating}>
      <input type="hidden" name="action" value="rate" />
      <input type="hidden" name="page" value={path} />
      <input type="hidden" name="question" value={question} />
      <fieldset>
        <legend className="label">Did this answer help?</legend>
        {(['helpful', 'not-helpful'] as const).map((rating) => (
          <label key={rating}>
            <input type="radio" name="rating" value={rating} required />
            {rating === 'helpful' ? 'Helpful' : 'Not helpful'}
          </label>
        ))}
      </fieldset>
      <label htmlFor="rating-reason">What was missing or wrong? (optional)</label>
      <span>
        <input id="rating-reason" type="text" name="reason" maxLength={text.chatReason} autoComplete="off" />
        <Button type="submit" size="small">
          Rate answer
        </Button>
      </span>
      {!isKept && <p className={styles.note}>We see ratings only of conversations that you agree to keep.</p>}
      <p role="status">{message}</p>
    </form>
  );
}

import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type ShownConversationFragment,
  useDeleteChatConversationMutation,
  useKeepChatConversationMutation,
} from '#graphql/generated/chat.ts';
import { Button } from '#web/ui/Button.tsx';
import { describeFailure } from '#web/runtime/failure.ts';
import styles from './ConversationPanel.module.css';
import { STORAGE, useChatPath } from './chatText.ts';

const ACTION = '/chat/conversation';

type ConversationPanelProps = {
  question: string;
  conversation: ShownConversationFragment | null;
  storage: keyof typeof STORAGE;
  /** The result of a form that was submitted without JavaScript. */
  notice: string | null;
  onChange: () => Promise<unknown>;
  /** The rating of the answer. */
  children: ReactNode;
};

/** The earlier questions, and on one line what few people look for: to rate the answer, and to keep or delete the conversation. */
export function ConversationPanel(props: ConversationPanelProps) {
  const { question, conversation, storage, notice, onChange, children } = props;
  const [message, setMessage] = useState(notice ?? '');
  const { path, getAnswerPath } = useChatPath();
  const [keep] = useKeepChatConversationMutation();
  const [remove] = useDeleteChatConversationMutation();
  const isKept = conversation?.isKept ?? false;
  const earlier = conversation?.questions.filter((earlierQuestion) => earlierQuestion !== question) ?? [];
  const run = (change: () => Promise<unknown>, done: string) => (event: FormEvent) => {
    event.preventDefault();
    change()
      .then(onChange)
      .then(
        () => setMessage(done),
        (error: unknown) => setMessage(describeFailure(error)),
      );
  };
  const onKeep = run(
    () => keep({ variables: { input: { isKept: !isKept, question: question || null } } }),
    isKept ? 'Conversation no longer kept. It is deleted within an hour.' : 'Conversation kept for 12 months.',
  );
  return (
    <section className={styles.panel} aria-label="This conversation">
      {earlier.length > 0 && (
        <>
          <h2>Earlier questions</h2>
          <ol>
            {earlier.map((earlierQuestion) => (
              <li key={earlierQuestion}>
                <Link to={getAnswerPath(earlierQuestion)}>{earlierQuestion}</Link>
              </li>
            ))}
          </ol>
        </>
      )}
      <details open={notice !== null}>
        <summary>
          {children ? 'Rate this answer, or keep the conversation' : 'Keep or delete this conversation'}
        </summary>
        <div className={styles.rest}>
          <p role="status">{message}</p>
          {children}
          <p className={styles.note}>{STORAGE[storage]} Answers are not stored.</p>
          <div className={styles.buttons}>
            <form method="post" action={ACTION} onSubmit={onKeep}>
              <input type="hidden" name="action" value="keep" />
              <input type="hidden" name="page" value={path} />
              <input type="hidden" name="isKept" value={String(!isKept)} />
              <input type="hidden" name="question" value={question} />
              <Button type="submit" size="small">
                {isKept ? 'Stop keeping this conversation' : 'Keep this conversation'}
              </Button>
            </form>
            {conversation && (
              <form method="post" action={ACTION} onSubmit={run(() => remove(), 'Conversation deleted.')}>
                <input type="hidden" name="action" value="delete" />
                <input type="hidden" name="page" value={path} />
                <Button type="submit" size="small" variant="danger">
                  Delete this conversation
                </Button>
              </form>
            )}
          </div>
        </div>
      </details>
    </section>
  );
}

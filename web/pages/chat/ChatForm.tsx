import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './Chat.module.css';
import { STORAGE, useChatPath } from './chatText.ts';

type ChatFormProps = { question: string; storage: keyof typeof STORAGE };

/** The question form. It is a plain form, so each answer has a URL that can be shared. */
export function ChatForm({ question, storage }: ChatFormProps) {
  const navigate = useNavigate();
  const { path, getAnswerPath } = useChatPath();
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Who opens the page wants to ask. On a phone, the keyboard would cover the suggestions.
  useEffect(() => {
    if (question === '' && document.activeElement === document.body && matchMedia('(pointer: fine)').matches)
      field.current?.focus({ preventScroll: true });
  }, [question]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = new FormData(event.currentTarget).get('q');
    const next = typeof question === 'string' ? question.trim() : '';
    setEmpty(next === '');
    if (next === '') event.currentTarget.querySelector('input')?.focus();
    if (next) void navigate(getAnswerPath(next), { preventScrollReset: true });
  };
  return (
    <form action={path} method="get" onSubmit={submit} className={styles.form}>
      <label htmlFor="question" className="label">
        Your question
      </label>
      <span>
        <input
          key={question}
          ref={field}
          id="question"
          type="text"
          name="q"
          defaultValue={question}
          maxLength={text.chatQuestion}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={isEmpty ? 'question-error' : 'question-note'}
          aria-invalid={isEmpty || undefined}
        />
        <Button type="submit">Ask</Button>
      </span>
      {isEmpty && (
        <p id="question-error" role="alert">
          Type a question.
        </p>
      )}
      <p id="question-note" className={styles.note}>
        {STORAGE[storage]} Remove confidential information.
      </p>
    </form>
  );
}

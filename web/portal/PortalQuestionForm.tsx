import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { text } from '#graphql/limits.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PortalQuestionForm.module.css';

/**
 * Sends a question to the page that answers from the documents shared with the reader. A plain form that works without
 * JavaScript.
 */
export function PortalQuestionForm() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = new FormData(event.currentTarget).get('q');
    const question = typeof input === 'string' ? input.trim() : '';
    void navigate(question ? `${paths.investorAsk}?${new URLSearchParams({ q: question })}` : paths.investorAsk);
  };
  return (
    <form method="get" action={paths.investorAsk} onSubmit={submit} className={styles.form}>
      <label htmlFor="portal-question" className="visually-hidden">
        Ask about your documents
      </label>{' '}
      <span>
        <input
          id="portal-question"
          type="text"
          name="q"
          maxLength={text.chatQuestion}
          autoComplete="off"
          placeholder="Ask about your documents"
          enterKeyHint="search"
        />
        <Button type="submit" size="small">
          Ask
        </Button>
      </span>
    </form>
  );
}

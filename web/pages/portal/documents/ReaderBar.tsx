import { type ChangeEvent, type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { findPage, getPageLabel, namePage, type PageLabels } from '#graphql/page-name.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './ReaderBar.module.css';

interface ReaderBarProps {
  current: number;
  of: number;
  labels: PageLabels;
  /** JavaScript is off or still loading, so only links and forms work. */
  isPlain: boolean;
  onGo: (page: number) => void;
  /** Moves to the next or the previous page, or pair of pages. */
  onTurn: (by: 1 | -1) => void;
  /** The page on which the person continued to read. Null if they started here. */
  continued: number | null;
  /** The controls that need JavaScript. */
  children: ReactNode;
}

/** The current page, the search and the display options. It stays visible. */
export function ReaderBar({ current, of, labels, isPlain, onGo, onTurn, continued, children }: ReaderBarProps) {
  const label = getPageLabel(current, labels);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGo(findPage(String(new FormData(event.currentTarget).get('page')), labels) ?? current);
    forget();
  };
  const [field, forget] = usePageField(current, label);
  const turn = (by: 1 | -1, label: string, sign: string) => {
    const page = current + by;
    return page >= 1 && page <= of ? (
      <Link
        to={`?page=${page}`}
        title={label}
        reloadDocument={isPlain}
        preventScrollReset
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onTurn(by);
        }}
      >
        <span aria-hidden="true">{sign}</span>
        <span className="visually-hidden">{label}</span>
      </Link>
    ) : (
      <span className={styles.end} aria-hidden="true">
        {sign}
      </span>
    );
  };
  return (
    <div data-reader-bar="" data-plain={isPlain || undefined} className={styles.bar}>
      <form method="get" onSubmit={submit} className={styles.place}>
        <label>
          <span className="label">Page</span>
          {isPlain ? (
            <input type="number" name="page" min={1} max={of} defaultValue={current} inputMode="numeric" />
          ) : labels ? (
            <input {...field} maxLength={24} autoComplete="off" />
          ) : (
            <input {...field} type="number" min={1} max={of} inputMode="numeric" />
          )}
        </label>{' '}
        <span className="label">
          {label === String(current) || isPlain ? (
            `of ${of}`
          ) : (
            <>
              (<span className={styles.word}>page </span>
              {current} of {of})
            </>
          )}
        </span>{' '}
        <Button type="submit" size="small">
          Go
        </Button>
      </form>
      <nav aria-label="Pages" className={styles.turns}>
        {turn(-1, 'Previous', '‹')}
        {turn(1, 'Next', '›')}
      </nav>
      {!isPlain && children}
      {continued !== null && <Continued {...{ continued, current, labels, onGo }} />}
    </div>
  );
}

/** The field shows the current page, but what is typed stays there while other pages come into view. */
function usePageField(current: number, label: string) {
  const [typed, setTyped] = useState<{ text: string; leftOn: number | null } | null>(null);
  const isKept = typed && (typed.leftOn === null || typed.leftOn === current);
  const field = {
    name: 'page',
    value: isKept ? typed.text : label,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped({ text: event.currentTarget.value, leftOn: null }),
    // A click on the button leaves the field before it submits the form.
    onBlur: () => setTyped(typed && { ...typed, leftOn: current }),
  };
  return [field, () => setTyped(null)] as const;
}

type ContinuedProps = { continued: number; current: number; labels: PageLabels; onGo: (page: number) => void };

/** Tells the person why the document does not start with page 1. It is shown until they turn the page. */
function Continued({ continued, current, labels, onGo }: ContinuedProps) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed || current !== continued) return null;
  return (
    <p role="status" className={styles.continued}>
      Continued on page {namePage(continued, labels?.[continued - 1])}.
      <Link
        to="?page=1"
        preventScrollReset
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onGo(1);
        }}
      >
        Go to page {namePage(1, labels?.[0])}
      </Link>{' '}
      <button type="button" title="Close" onClick={() => setIsClosed(true)}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Close</span>
      </button>
    </p>
  );
}

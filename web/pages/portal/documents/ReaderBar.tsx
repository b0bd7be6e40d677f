import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import styles from './ReaderBar.module.css';

interface ReaderBarProps {
  current: number;
  of: number;
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
export function ReaderBar({ current, of, isPlain, onGo, onTurn, continued, children }: ReaderBarProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGo(Number(new FormData(event.currentTarget).get('page')) || current);
  };
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
          <input key={current} type="number" name="page" min={1} max={of} defaultValue={current} inputMode="numeric" />
        </label>
        <span className="label">of {of}</span>
        <Button type="submit" size="small">
          Go
        </Button>
      </form>
      <nav aria-label="Pages" className={styles.turns}>
        {turn(-1, 'Previous', '‹')}
        {turn(1, 'Next', '›')}
      </nav>
      {!isPlain && children}
      {continued !== null && <Continued {...{ continued, current, onGo }} />}
    </div>
  );
}

type ContinuedProps = { continued: number; current: number; onGo: (page: number) => void };

/** Tells the person why the document does not start with page 1. It is shown until they turn the page. */
function Continued({ continued, current, onGo }: ContinuedProps) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed || current !== continued) return null;
  return (
    <p role="status" className={styles.continued}>
      Continued on page {continued}.
      <Link
        to="?page=1"
        preventScrollReset
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onGo(1);
        }}
      >
        Go to page 1
      </Link>
      <button type="button" title="Close" onClick={() => setIsClosed(true)}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Close</span>
      </button>
    </p>
  );
}

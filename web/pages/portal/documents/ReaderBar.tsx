import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import styles from './ReaderBar.module.css';

interface ReaderBarProps {
  current: number;
  of: number;
  /** JavaScript is off or still loading, so only links and forms work. */
  isPlain: boolean;
  onGo: (page: number) => void;
  /** The controls that need JavaScript. */
  children: ReactNode;
}

/** The current page, the search and the display options. It stays visible. */
export function ReaderBar({ current, of, isPlain, onGo, children }: ReaderBarProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGo(Number(new FormData(event.currentTarget).get('page')) || current);
  };
  const turn = (page: number, label: string, sign: string) =>
    page >= 1 && page <= of ? (
      <Link
        to={`?page=${page}`}
        title={label}
        reloadDocument={isPlain}
        preventScrollReset
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onGo(page);
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
  return (
    <div data-reader-bar="" data-plain={isPlain || undefined} className={styles.bar}>
      <form method="get" onSubmit={submit} className={styles.place}>
        <label>
          <span className="label">Page</span>
          <input key={current} type="number" name="page" min={1} max={of} defaultValue={current} inputMode="numeric" />
        </label>
        <span className="label">of {of}</span>
        {isPlain && (
          <Button type="submit" size="small">
            Go
          </Button>
        )}
      </form>
      <nav aria-label="Pages" className={styles.turns}>
        {turn(current - 1, 'Previous', '‹')}
        {turn(current + 1, 'Next', '›')}
      </nav>
      {!isPlain && children}
    </div>
  );
}

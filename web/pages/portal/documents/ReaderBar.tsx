import type { FormEvent, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import styles from './Reader.module.css';

export type Zoom = 'fit' | 'whole' | 'actual' | 'wide';

interface ReaderBarProps {
  current: number;
  of: number;
  zoom: Zoom;
  showsText: boolean;
  /** JavaScript is off or still loading, so only links and forms work. */
  isPlain: boolean;
  onGo: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  onText: (shows: boolean) => void;
}

const zooms: readonly (readonly [zoom: Zoom, label: string])[] = [
  ['fit', 'Fit'],
  ['whole', 'Whole page'],
  ['actual', '100 %'],
  ['wide', 'Wider'],
];

/** The current page and the display options. It stays visible. */
export function ReaderBar({ current, of, zoom, showsText, isPlain, onGo, onZoom, onText }: ReaderBarProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGo(Number(new FormData(event.currentTarget).get('page')) || current);
  };
  const turn = (page: number, label: string) =>
    page >= 1 &&
    page <= of && (
      <Link
        to={`?page=${page}`}
        reloadDocument={isPlain}
        preventScrollReset
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onGo(page);
        }}
      >
        {label}
      </Link>
    );
  return (
    <div data-reader-bar="" className={styles.bar}>
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
        {turn(current - 1, 'Previous')}
        {turn(current + 1, 'Next')}
      </nav>
      {!isPlain && (
        <>
          <fieldset className={styles.zooms}>
            <legend className="visually-hidden">Size</legend>
            {zooms.map(([each, label]) => (
              <label key={each}>
                <input type="radio" name="zoom" checked={each === zoom} onChange={() => onZoom(each)} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <label className={styles.text}>
            <input type="checkbox" checked={showsText} onChange={(event) => onText(event.currentTarget.checked)} />
            Show the text
          </label>
        </>
      )}
    </div>
  );
}

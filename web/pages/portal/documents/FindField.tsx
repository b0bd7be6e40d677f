import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { documentSearch } from '#graphql/limits.ts';
import { namePage, type PageLabels } from '#graphql/page-name.ts';
import styles from './ReaderBar.module.css';
import { isComposing } from '#web/runtime/isComposing.ts';
import type { DocumentSearch } from './useDocumentSearch.ts';

interface FindFieldProps {
  search: DocumentSearch;
  labels: PageLabels;
  /** The text that the URL asks for. */
  initial: string;
  field: RefObject<HTMLInputElement | null>;
  onFind: (text: string) => void;
  /** Moves by so many hits. */
  onMove: (by: number) => void;
  onClear: () => void;
  /** Escape in the empty field, or after it was cleared. */
  onLeave: () => void;
}

const TOO_SHORT = `Enter at least ${documentSearch.min} characters.`;

/** Searches the document: Enter finds the text, and then moves to the next hit. */
export function FindField({ search, labels, initial, field, onFind, onMove, onClear, onLeave }: FindFieldProps) {
  const [input, setInput] = useState(initial);
  const [isTooShort, setIsTooShort] = useState(false);
  const text = input.trim();
  const hasHits = search.hits.length > 0 && text === search.text;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTooShort(text.length < documentSearch.min);
    if (text.length < documentSearch.min) return;
    if (hasHits) onMove(1);
    else if (!search.isSearching || text !== search.text) onFind(text);
  };
  const change = (value: string) => {
    setInput(value);
    setIsTooShort(false);
    if (value === '') onClear();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && event.shiftKey && hasHits) onMove(-1);
    else if (event.key === 'Escape') {
      change('');
      onLeave();
    } else return;
    event.preventDefault();
  };
  const message = isTooShort ? TOO_SHORT : search.message;
  return (
    <search className={styles.find} data-active={input !== '' || undefined}>
      <form onSubmit={submit}>
        <label>
          <span className="visually-hidden">Find in document</span>
          <input
            ref={field}
            type="search"
            name="find"
            placeholder="Find in document"
            autoComplete="off"
            enterKeyHint="search"
            aria-keyshortcuts="/"
            maxLength={documentSearch.max}
            value={input}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={handleKey}
          />
        </label>
        <output aria-live="polite" className={styles.count}>
          {describeCount(search, labels, hasHits)}
        </output>
        {hasHits && (
          <>
            <IconButton label="Previous result" sign="↑" onClick={() => onMove(-1)} />{' '}
            <IconButton label="Next result" sign="↓" onClick={() => onMove(1)} />
          </>
        )}
        {input !== '' && (
          <IconButton label="Clear search" sign="×" onClick={() => (change(''), field.current?.focus())} />
        )}
      </form>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </search>
  );
}

const IconButton = ({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) => (
  <button type="button" title={label} onClick={onClick}>
    <span aria-hidden="true">{sign}</span>
    <span className="visually-hidden">{label}</span>
  </button>
);

/** `3 of 12`, and the page for people who cannot see it. */
function describeCount({ hits, at, isSearching }: DocumentSearch, labels: PageLabels, hasHits: boolean) {
  if (!hasHits) return isSearching ? 'Searching …' : '';
  const more = isSearching || hits.length >= documentSearch.hits ? '+' : '';
  const page = hits[at]?.page ?? 1;
  return (
    <>
      {at + 1} of {hits.length}
      {more}
      <span className="visually-hidden">, page {namePage(page, labels?.[page - 1])}</span>
    </>
  );
}

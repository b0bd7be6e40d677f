import type { SharedOperation } from './shareLink.ts';

/** One run of an operation. The answer is not kept. */
export interface HistoryEntry extends SharedOperation {
  /** The name of the operation, or its first line. */
  title: string;
  /** Milliseconds since 1970. */
  at: number;
}

// The history belongs to this tab, so that the next person at a shared computer does not see it.
const KEY = 'explorer-history';
const AT_MOST = 30;
/** Longer operations are not kept, because storage is small. */
const CHARACTERS = 20_000;

export function readHistory(): HistoryEntry[] {
  try {
    const storedEntries: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(storedEntries) ? storedEntries.filter(isEntry).slice(0, AT_MOST) : [];
  } catch {
    return [];
  }
}

/** Puts an entry first. The same operation with the same variables is listed once. */
export function addToHistory(entries: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] {
  const others = entries.filter(({ query, variables }) => query !== entry.query || variables !== entry.variables);
  return entry.query.length + entry.variables.length > CHARACTERS ? [...entries] : [entry, ...others].slice(0, AT_MOST);
}

export function writeHistory(entries: readonly HistoryEntry[]): void {
  try {
    if (entries.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // The browser may block storage. The history then lasts as long as this page.
  }
}

export function getTitle(query: string): string {
  const operationName = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  return operationName ?? query.replace(/#.*/g, '').trim().slice(0, 60);
}

const isEntry = (value: unknown): value is HistoryEntry => {
  const entry = (value ?? {}) as Record<string, unknown>;
  return (
    ['query', 'variables', 'title'].every((key) => typeof entry[key] === 'string') && typeof entry['at'] === 'number'
  );
};

import { readTimings, type Timings } from './timings.ts';

interface View {
  path: string;
  referrer?: string | null;
  /** Of the first page of a tab alone: the browser loads no other. Filled while the page is open. */
  timings?: Timings;
}

let open: View | null = null;
let begun = false;

/** Counts a view of the page at `path` once it is over: when the visitor goes on, or closes or leaves the tab. */
export function beginView(path: string): void {
  if (open?.path === path) return;
  send();
  open = begun ? { path } : { path, referrer: document.referrer || null, timings: readTimings() };
  if (!begun) addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  begun = true;
}

function send(): void {
  if (!open) return;
  const { path, referrer, timings } = open;
  open = null;
  try {
    const body = JSON.stringify({ path, referrer, ...timings });
    navigator.sendBeacon('/api/visits', new Blob([body], { type: 'application/json' }));
  } catch (failure) {
    console.error('This page view could not be counted.', failure);
  }
}

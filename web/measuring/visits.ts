import { readTimings, type Timings } from './timings.ts';

interface View {
  path: string;
  referrer?: string | null;
  /** Only for the first page of a tab, because later pages do not reload. Filled while the page is open. */
  timings?: Timings;
}

let open: View | null = null;
let hasStarted = false;

/**
 * Starts a view of the page at `path`. It is counted when it ends: on navigation, or when the tab is closed or hidden.
 */
export function beginView(path: string): void {
  if (open?.path === path) return;
  send();
  open = hasStarted ? { path } : { path, referrer: document.referrer || null, timings: readTimings() };
  if (!hasStarted) addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  hasStarted = true;
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

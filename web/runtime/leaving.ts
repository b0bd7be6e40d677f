// Firefox fails imports and requests that are under way as soon as the browser leaves for another page. Chromium and
// WebKit keep them until that page is there.
let leftAt = -Infinity;
if (typeof window !== 'undefined') addEventListener('beforeunload', () => (leftAt = performance.now()));

/** A page that the browser leaves for a download stays. */
const LEAVING_MS = 30_000;

/** True if the browser is about to show another page, so that a failure says nothing about this one. */
export const isLeaving = (): boolean => performance.now() - leftAt < LEAVING_MS;

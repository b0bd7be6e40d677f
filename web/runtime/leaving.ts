// Firefox fails imports and requests that are under way as soon as the browser leaves for another page. Chromium and
// WebKit keep them until that page is there.
let leftAt = -Infinity;
if (typeof window !== 'undefined') addEventListener('beforeunload', () => (leftAt = performance.now()));

/** A page that the browser leaves for a download stays. */
const LEAVING_MS = 30_000;

/** True if the browser is about to show another page, so that a failure says nothing about this one. */
export const isLeaving = (): boolean => performance.now() - leftAt < LEAVING_MS;

const editors = new Set<symbol>();

/** Marks the page as having unsaved changes. Returns the function that removes the mark. */
export function markUnsavedChanges(): () => void {
  const editor = Symbol('editor');
  editors.add(editor);
  return () => void editors.delete(editor);
}

export const hasUnsavedChanges = (): boolean => editors.size > 0;

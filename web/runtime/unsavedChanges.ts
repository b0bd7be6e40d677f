const editors = new Set<symbol>();

/** Marks the page as having unsaved changes. Returns the function that removes the mark. */
export function markUnsavedChanges(): () => void {
  const editor = Symbol('editor');
  editors.add(editor);
  return () => void editors.delete(editor);
}

export const hasUnsavedChanges = (): boolean => editors.size > 0;

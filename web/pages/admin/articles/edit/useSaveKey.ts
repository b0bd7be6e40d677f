import { useEffect } from 'react';

/** Ctrl+S saves the text. */
export function useSaveKey(editor: { isSaved: boolean; save: () => Promise<void> }): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== 's') return;
      // The browser would save the page.
      event.preventDefault();
      if (!editor.isSaved) void editor.save();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [editor]);
}

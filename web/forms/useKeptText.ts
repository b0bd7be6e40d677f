import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrating } from '../runtime/useHydrating.ts';
import { deleteTypedText, readTypedText, storeTypedText, TypedByContext } from './typed-text.ts';

/**
 * The text of a field outside of a `Form`. It is kept in this tab until it is empty: a person who opens another page and
 * comes back finds it.
 */
export function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const key = [use(TypedByContext), useLocation().pathname, name].join('|');
  const hydrating = useHydrating();
  const [text, setText] = useState<string | null>(null);
  const kept = hydrating ? undefined : readTypedText(key)?.['text'];
  useEffect(() => {
    if (text) storeTypedText(key, { text });
    else if (text !== null) deleteTypedText(key);
  }, [key, text]);
  return [text ?? (typeof kept === 'string' ? kept : ''), setText];
}

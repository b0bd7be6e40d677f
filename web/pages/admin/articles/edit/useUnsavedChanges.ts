import { useEffect, useMemo, useRef, useState } from 'react';
import { useHydrating } from '../../../../runtime/useHydrating.ts';
import { isSame, toValues, type Values } from './editing.ts';
import type { Form } from './useForm.ts';

interface UnsavedChanges {
  /** The name in the storage. */
  name: string;
  at: string;
  values: Values;
}

const getPrefix = (id: string | null) => `editor:article:${id ?? 'new'}`;

/** Each visit to an editor keeps its own changes, so that two tabs with new articles do not overwrite each other. */
const createVisitKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** Storage can be full, disabled, or contain other data: nothing is restored then. An older release had fewer fields. */
function readChanges(name: string): UnsavedChanges[] {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(name) ?? 'null') as UnsavedChanges;
    if (typeof values.body !== 'string' || typeof values.title !== 'string') return [];
    return [{ name, at, values: { ...toValues(null), ...values } }];
  } catch {
    return [];
  }
}

/** What earlier visits and other tabs left of an article, newest first. Older releases kept one text for each article. */
function listChanges(id: string | null): UnsavedChanges[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.split(':', 3).join(':') === getPrefix(id));
    return names.flatMap(readChanges).toSorted((a, b) => b.at.localeCompare(a.at));
  } catch {
    return [];
  }
}

function keepChanges(name: string, values: Values | null): void {
  try {
    if (values) localStorage.setItem(name, JSON.stringify({ at: new Date().toISOString(), values }));
    else localStorage.removeItem(name);
  } catch {
    // The editor works without storage.
  }
}

/**
 * Stores unsaved work in this browser, and offers to restore what an earlier visit left. Typing before an answer leaves
 * the offered text as it is.
 */
export function useUnsavedChanges(id: string | null, { values, savedValues, dirty, read }: Form) {
  const hydrating = useHydrating();
  const [visit] = useState(createVisitKey);
  const [first] = useState({ id, savedValues });
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const changes = useMemo(() => (hydrating ? [] : listChanges(first.id)), [hydrating, first]);
  const offer = changes.find((change) => !answered.includes(change.name) && !isSame(change.values, first.savedValues));
  const name = `${getPrefix(id)}:${visit}`;
  const keptAs = useRef(name);
  useEffect(() => {
    if (hydrating) return;
    // A new article got its id.
    if (keptAs.current !== name) keepChanges(keptAs.current, null);
    keptAs.current = name;
    keepChanges(name, dirty ? values : null);
  }, [hydrating, name, values, dirty]);
  const readLast = useRef(read);
  useEffect(() => {
    readLast.current = read;
  });
  useEffect(() => {
    // Characters that were typed just before the page closes or another one opens.
    const keepLast = () => {
      const last = readLast.current();
      if (!isSame(last.values, last.savedValues)) keepChanges(keptAs.current, last.values);
    };
    addEventListener('pagehide', keepLast);
    return () => {
      removeEventListener('pagehide', keepLast);
      keepLast();
    };
  }, []);
  const drop = () => {
    if (!offer) return;
    keepChanges(offer.name, null);
    setAnswered([...answered, offer.name]);
  };
  return { offer: offer ?? null, drop };
}

import { useEffect, useMemo, useState } from 'react';
import { useHydrating } from '../../../../runtime/useHydrating.ts';
import { isSame, toValues, type Values } from './editing.ts';

interface UnsavedChanges {
  at: string;
  values: Values;
}

const getStorageKey = (id: string | null) => `editor:article:${id ?? 'new'}`;

/** Storage can be full, disabled, or contain other data: nothing is restored then. An older release had fewer fields. */
function readUnsavedChanges(id: string | null): UnsavedChanges | null {
  try {
    const changes = JSON.parse(localStorage.getItem(getStorageKey(id)) ?? 'null') as UnsavedChanges | null;
    if (typeof changes?.values?.body !== 'string' || typeof changes.values.title !== 'string') return null;
    return { ...changes, values: { ...toValues(null), ...changes.values } };
  } catch {
    return null;
  }
}

export function keepWork(id: string | null, values: Values | null): void {
  try {
    if (values) localStorage.setItem(getStorageKey(id), JSON.stringify({ at: new Date().toISOString(), values }));
    else localStorage.removeItem(getStorageKey(id));
  } catch {
    // The editor works without storage.
  }
}

/**
 * Stores unsaved work in this browser, and offers to restore what an earlier visit left. The offer stays until it is
 * accepted or dismissed, even if the user types meanwhile.
 */
export function useUnsavedChanges(id: string | null, values: Values, saved: Values) {
  const hydrating = useHydrating();
  const [before] = useState(saved);
  const [isAnswered, setIsAnswered] = useState(false);
  const changes = useMemo(() => (hydrating ? null : readUnsavedChanges(id)), [hydrating, id]);
  const offer = !isAnswered && changes && !isSame(changes.values, before) ? changes : null;
  const dirty = !isSame(values, saved);
  useEffect(() => {
    if (hydrating) return;
    if (dirty) keepWork(id, values);
    else if (!offer) keepWork(id, null);
  }, [hydrating, id, values, dirty, offer]);
  return { offer, drop: () => setIsAnswered(true) };
}

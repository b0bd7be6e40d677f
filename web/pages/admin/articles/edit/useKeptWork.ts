import { useEffect, useMemo, useState } from 'react';
import { useHydrating } from '../../../../runtime/useHydrating.ts';
import { isSame, type Values } from './editing.ts';

interface Kept {
  at: string;
  values: Values;
}

const getStorageKey = (id: string | null) => `desk:article:${id ?? 'new'}`;

/** Storage may be full, switched off or hold what an older release wrote: then there is nothing kept. */
function read(id: string | null): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(getStorageKey(id)) ?? 'null') as Kept | null;
    return typeof kept?.values?.body === 'string' && typeof kept.values.title === 'string' ? kept : null;
  } catch {
    return null;
  }
}

export function keepWork(id: string | null, values: Values | null): void {
  try {
    if (values) localStorage.setItem(getStorageKey(id), JSON.stringify({ at: new Date().toISOString(), values }));
    else localStorage.removeItem(getStorageKey(id));
  } catch {
    // The editor works without it.
  }
}

/**
 * Keeps unsaved work in this browser while it is written, and offers what an earlier visit left there. What was offered
 * stays on offer until it is taken up or thrown away, whatever is typed meanwhile.
 */
export function useKeptWork(id: string | null, values: Values, saved: Values) {
  const hydrating = useHydrating();
  const [before] = useState(saved);
  const [answered, setAnswered] = useState(false);
  const kept = useMemo(() => (hydrating ? null : read(id)), [hydrating, id]);
  const offer = !answered && kept && !isSame(kept.values, before) ? kept : null;
  const dirty = !isSame(values, saved);
  useEffect(() => {
    if (hydrating) return;
    if (dirty) keepWork(id, values);
    else if (!offer) keepWork(id, null);
  }, [hydrating, id, values, dirty, offer]);
  return { offer, drop: () => setAnswered(true) };
}

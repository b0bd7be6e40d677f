import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { isSame, type StoredText, type TextKind, type TextValues } from './kind.ts';
import type { Form } from './useForm.ts';

interface UnsavedChanges<Values> {
  /** The name in the storage. */
  name: string;
  at: string;
  values: Values;
}

const getPrefix = (kindName: string, id: string | null) => `editor:${kindName}:${id ?? 'new'}`;

/** Each visit to an editor keeps its own changes, so that two tabs with new articles do not overwrite each other. */
const createVisitKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** Storage can be full, disabled, or contain other data: nothing is restored then. An older release had fewer fields. */
function readChanges<Values extends TextValues>(name: string, blank: Values): UnsavedChanges<Values>[] {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(name) ?? 'null') as UnsavedChanges<Values>;
    if (typeof values.body !== 'string' || typeof values.title !== 'string') return [];
    return [{ name, at, values: { ...blank, ...values } }];
  } catch {
    return [];
  }
}

/** What earlier visits and other tabs left of a text, newest first. Older releases kept one text for each article. */
function listChanges<Values extends TextValues>(prefix: string, blank: Values): UnsavedChanges<Values>[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.split(':', 3).join(':') === prefix);
    return names.flatMap((name) => readChanges(name, blank)).toSorted((a, b) => b.at.localeCompare(a.at));
  } catch {
    return [];
  }
}

function keepChanges(name: string, values: TextValues | null): void {
  try {
    if (values) localStorage.setItem(name, JSON.stringify({ at: new Date().toISOString(), values }));
    else localStorage.removeItem(name);
  } catch {
    // The editor works without storage.
  }
}

/** Keeps the characters that were typed just before the page closes or another one opens. */
function useKeepLast<Values extends TextValues>(
  read: () => { values: Values; savedValues: Values },
  keptAs: RefObject<string>,
): void {
  const readLast = useRef(read);
  useEffect(() => {
    readLast.current = read;
  });
  useEffect(() => {
    const keepLast = () => {
      const last = readLast.current();
      if (!isSame(last.values, last.savedValues)) keepChanges(keptAs.current, last.values);
    };
    addEventListener('pagehide', keepLast);
    return () => {
      removeEventListener('pagehide', keepLast);
      keepLast();
    };
  }, [keptAs]);
}

/**
 * Stores unsaved work in this browser, and offers to restore what an earlier visit left. Typing before an answer leaves
 * the offered text as it is.
 */
export function useUnsavedChanges<Values extends TextValues, Saved extends StoredText>(
  { storageName, toValues }: TextKind<Values, Saved>,
  id: string | null,
  { values, savedValues, dirty, read }: Form<Values, Saved>,
) {
  const hydrating = useHydrating();
  const [visit] = useState(createVisitKey);
  const [first] = useState({ id, savedValues });
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const changes = useMemo(
    () => (hydrating ? [] : listChanges(getPrefix(storageName, first.id), toValues(null))),
    [hydrating, first, storageName, toValues],
  );
  const offer = changes.find((change) => !answered.includes(change.name) && !isSame(change.values, first.savedValues));
  const name = `${getPrefix(storageName, id)}:${visit}`;
  const keptAs = useRef(name);
  useEffect(() => {
    if (hydrating) return;
    // A new text got its id.
    if (keptAs.current !== name) keepChanges(keptAs.current, null);
    keptAs.current = name;
    keepChanges(name, dirty ? values : null);
  }, [hydrating, name, values, dirty]);
  useKeepLast(read, keptAs);
  const drop = () => {
    if (!offer) return;
    keepChanges(offer.name, null);
    setAnswered([...answered, offer.name]);
  };
  return { offer: offer ?? null, drop };
}

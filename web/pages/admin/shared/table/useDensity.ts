import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'density';
const listeners = new Set<() => void>();

function isCompact(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'compact';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs of the same browser.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function setCompact(now: boolean): void {
  try {
    if (now) localStorage.setItem(STORAGE_KEY, 'compact');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A browser can forbid storage; the setting then cannot be kept.
  }
  for (const listener of listeners) listener();
}

/** True if the tables of this browser show one line per row. */
export const useDensity = () => [useSyncExternalStore(subscribe, isCompact, () => false), setCompact] as const;

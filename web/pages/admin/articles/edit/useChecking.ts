import { useState } from 'react';
import type { Finding } from './editing.ts';
import type { usePublishingCalls } from './usePublishingCalls.ts';
import type { useSaving } from './useSaving.ts';

interface Attempt {
  /** When it was to go live; null for at once. */
  at: string | null;
  /** What was wrong with the reason that was given. */
  fault: string | null;
}

export interface Held {
  findings: readonly Finding[];
  attempt: Attempt | null;
  /** Rises with each check: then the keyboard is put to what it found. */
  number: number;
}

/** What the check found last in what the form held. */
export function useChecking(
  { saved, values }: ReturnType<typeof useSaving>,
  calls: ReturnType<typeof usePublishingCalls>,
) {
  const [held, setHeld] = useState<Held | null>(null);
  /** Looks for what to mend; after an attempt to publish that was held back, with what was attempted. */
  const check = async (attempt: Attempt | null = null) => {
    const findings = await calls.check(saved?.id ?? null, values);
    setHeld((before) => findings && { findings, attempt, number: (before?.number ?? 0) + 1 });
  };
  return { held, check, clear: () => setHeld(null) };
}

import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** A typed text, once the person has paused for so many milliseconds. */
export function useAfterPause(typed: string, ms = PAUSE_MS): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return settled;
}

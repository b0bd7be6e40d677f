import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Refusal } from './visual/toDoc.ts';

interface Visual {
  VisualText: (typeof import('./visual/VisualText.tsx'))['VisualText'];
}

const KEY = 'editor:writing';

function remember(mode: 'markdown' | 'visual'): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Without storage, the next visit starts in visual mode.
  }
}

/** Visual mode, except for a person who chose Markdown in this browser. */
function startsInVisualMode(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'markdown';
  } catch {
    return true;
  }
}

type LoadStatus = 'opening' | 'failed' | null;

/** The code of visual mode, and what it does not support of the text that there is once it has loaded. */
async function loadVisual(text: { current: string }): Promise<{ visual: Visual; refusals: Refusal[] }> {
  const { VisualText, listObstacles } = await import('./visual/VisualText.tsx');
  return { visual: { VisualText }, refusals: listObstacles(text.current) };
}

const isWriting = (id: string): boolean => document.activeElement?.id === id;

/** Switches between Markdown and visual mode. The code of visual mode loads on first use. */
export function useWritingMode(id: string, body: string) {
  const [visual, setVisual] = useState<Visual | null>(null);
  const [wasWriting, setWasWriting] = useState(false);
  const [loadStatus, setLoadStatus] = useState<LoadStatus>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const text = useRef(body);
  useEffect(() => void (text.current = body));
  const enter = async (isAsked: boolean) => {
    try {
      const { visual, refusals } = await loadVisual(text);
      // A person who began to write while it was loading writes on, at the same place.
      if (!isAsked && isWriting(id)) return;
      setRefusals(refusals);
      setLoadStatus(null);
      if (refusals.length > 0) return;
      setWasWriting(isWriting(id));
      setVisual(visual);
      remember('visual');
    } catch {
      setLoadStatus('failed');
    }
  };
  const enterAtFirst = useEffectEvent(() => enter(false));
  useEffect(() => void (startsInVisualMode() && enterAtFirst()), []);
  return {
    visual,
    /** True if the text of the other mode had the focus: the text of the new one takes it. */
    wasWriting,
    loadStatus,
    refusals,
    open: () => {
      setLoadStatus('opening');
      void enter(true);
    },
    /** Switches back to Markdown, by choice or because visual mode does not support the text. */
    close: (refusals: readonly Refusal[] = []) => {
      if (visual) setWasWriting(isWriting(id));
      setVisual(null);
      setRefusals(refusals);
      if (refusals.length === 0) remember('markdown');
    },
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refusal } from './visual/toDoc.ts';

interface Visual {
  VisualText: (typeof import('./visual/VisualText.tsx'))['VisualText'];
  /** True if the Markdown field had the focus when visual mode opened, so visual mode takes the focus. */
  wasWriting: boolean;
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

/** Switches between Markdown and visual mode. The code of visual mode loads on first use. */
export function useWritingMode(body: string) {
  const [visual, setVisual] = useState<Visual | null>(null);
  const [loadStatus, setLoadStatus] = useState<LoadStatus>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const text = useRef(body);
  useEffect(() => {
    text.current = body;
  });
  const enter = useCallback(async () => {
    try {
      const visualModule = await import('./visual/VisualText.tsx');
      const refusals = visualModule.listObstacles(text.current);
      setRefusals(refusals);
      setLoadStatus(null);
      if (refusals.length > 0) return;
      const wasWriting = document.activeElement instanceof HTMLTextAreaElement;
      setVisual({ VisualText: visualModule.VisualText, wasWriting });
      remember('visual');
    } catch {
      setLoadStatus('failed');
    }
  }, []);
  useEffect(() => {
    if (startsInVisualMode()) void enter();
  }, [enter]);
  return {
    visual,
    loadStatus,
    refusals,
    open: () => {
      setLoadStatus('opening');
      void enter();
    },
    /** Switches back to Markdown, by choice or because visual mode does not support the text. */
    close: (refusals: readonly Refusal[] = []) => {
      setVisual(null);
      setRefusals(refusals);
      if (refusals.length === 0) remember('markdown');
    },
  };
}

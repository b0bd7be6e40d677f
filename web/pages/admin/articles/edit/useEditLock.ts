import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type LockArticleMutation,
  useLockArticleMutation,
  useUnlockArticleMutation,
} from '#graphql/generated/admin.ts';

/** Several times within the two minutes after which the server treats a tab as closed. */
const RENEWED_MS = 20_000;
/** Without input for so long, the lock is no longer renewed: requests would keep the identity of an absent person confirmed. */
const IDLE_MS = 600_000;
const INPUTS = ['keydown', 'pointerdown'];
const NAME = 'editor:tab';

/** A key that identifies this tab. It survives a reload. */
function getTabKey(): string {
  const newKey = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  try {
    const storedKey = sessionStorage.getItem(NAME) ?? newKey;
    sessionStorage.setItem(NAME, storedKey);
    return storedKey;
  } catch {
    return newKey;
  }
}

/** Calls `renew` again and again, but not while there was no input for long, and at the first input after that. */
function renewWhileUsed(renew: () => void): () => void {
  let lastInputAt = Date.now();
  const isIdle = () => Date.now() - lastInputAt >= IDLE_MS;
  const onInput = () => {
    if (isIdle()) renew();
    lastInputAt = Date.now();
  };
  const timer = setInterval(() => isIdle() || renew(), RENEWED_MS);
  for (const kind of INPUTS) document.addEventListener(kind, onInput);
  return () => {
    clearInterval(timer);
    for (const kind of INPUTS) document.removeEventListener(kind, onInput);
  };
}

type Lock = LockArticleMutation['lockArticle']['articleLock'];

/** Sends the request even while the tab closes. If it is lost, the lock expires. */
const KEEP_ALIVE = { context: { fetchOptions: { keepalive: true } } };

/**
 * Locks an article while its editor is open, and reports another user's lock. Until the server responds, and if it
 * cannot, writing is allowed: a late save is rejected anyway.
 * @param onGain runs when this tab takes over the lock, before writing is allowed; must be a stable function
 */
export function useEditLock(id: string | null, onGain: () => Promise<void>) {
  const [lockArticle] = useLockArticleMutation();
  const [unlockArticle] = useUnlockArticleMutation(KEEP_ALIVE);
  const key = useRef('');
  const [lock, setLock] = useState<Lock | null>(null);
  const wasElsewhere = useRef(false);

  const ask = useCallback(
    async (takeOver: boolean) => {
      if (!id) return null;
      const variables = { input: { id, key: key.current, takeOver } };
      const now = (await lockArticle({ variables }).catch(() => null))?.data?.lockArticle.articleLock;
      if (!now) return null;
      // The editor stays read-only until the newest text has loaded.
      if (now.isOwn && wasElsewhere.current) await onGain();
      wasElsewhere.current = !now.isOwn;
      setLock(now);
      return now;
    },
    [lockArticle, id, onGain],
  );

  useEffect(() => {
    if (!id) return;
    key.current ||= getTabKey();
    void ask(false);
    const stopRenewing = renewWhileUsed(() => void ask(false));
    // A tab that was in the background renews its lock as soon as it is visible.
    const onShow = () => document.visibilityState === 'visible' && void ask(false);
    document.addEventListener('visibilitychange', onShow);
    const release = () => void unlockArticle({ variables: { input: { id, key: key.current } } }).catch(() => undefined);
    addEventListener('pagehide', release);
    return () => {
      stopRenewing();
      document.removeEventListener('visibilitychange', onShow);
      removeEventListener('pagehide', release);
      release();
    };
  }, [ask, unlockArticle, id]);

  return { elsewhere: lock?.isOwn === false ? lock : null, takeOver: () => ask(true), askAgain: () => ask(false) };
}

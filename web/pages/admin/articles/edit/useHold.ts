import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type LockArticleMutation,
  useLockArticleMutation,
  useUnlockArticleMutation,
} from '../../../../../graphql/generated/admin.ts';

/** Several times within the two minutes after which the server takes a tab for closed. */
const RENEWED_MS = 20_000;
const NAME = 'desk:tab';

/** What this tab calls itself, the same after a reload. */
function tabKey(): string {
  const made = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  try {
    const kept = sessionStorage.getItem(NAME) ?? made;
    sessionStorage.setItem(NAME, kept);
    return kept;
  } catch {
    return made;
  }
}

type Hold = LockArticleMutation['lockArticle']['articleLock'];

/** Sends the request even while the tab closes. If it is lost, the lock expires. */
const KEEP_ALIVE = { context: { fetchOptions: { keepalive: true } } };

/**
 * Holds an article while its editor is open, and says who else does. Until the server has answered, and where it cannot,
 * nobody is kept from writing: a save that comes too late is refused anyhow.
 * @param onGain runs when it comes to this tab from another, before anybody may write; the same function every time
 */
export function useHold(id: string | null, onGain: () => Promise<void>) {
  const [lockArticle] = useLockArticleMutation();
  const [unlockArticle] = useUnlockArticleMutation(KEEP_ALIVE);
  const key = useRef('');
  const [hold, setHold] = useState<Hold | null>(null);
  const wasElsewhere = useRef(false);

  const ask = useCallback(
    async (takeOver: boolean) => {
      if (!id) return;
      const variables = { input: { id, key: key.current, takeOver } };
      const answer = await lockArticle({ variables }).catch(() => null);
      const now = answer?.data?.lockArticle.articleLock;
      if (!now) return;
      // Nothing can be typed until the newest text is there to type into.
      if (now.isMine && wasElsewhere.current) await onGain();
      wasElsewhere.current = !now.isMine;
      setHold(now);
    },
    [lockArticle, id, onGain],
  );

  useEffect(() => {
    if (!id) return;
    key.current ||= tabKey();
    void ask(false);
    const timer = setInterval(() => void ask(false), RENEWED_MS);
    // A tab that was asleep asks as soon as somebody looks at it.
    const onShow = () => document.visibilityState === 'visible' && void ask(false);
    document.addEventListener('visibilitychange', onShow);
    const letGo = () => void unlockArticle({ variables: { input: { id, key: key.current } } }).catch(() => undefined);
    addEventListener('pagehide', letGo);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
      removeEventListener('pagehide', letGo);
      letGo();
    };
  }, [ask, unlockArticle, id]);

  return { elsewhere: hold && !hold.isMine ? hold : null, takeOver: () => ask(true) };
}

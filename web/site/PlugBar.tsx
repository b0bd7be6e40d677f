import { useEffect } from 'react';
import { formatTime, sendPlug, usePlug } from '../offline/plug.ts';
import { Button } from '../ui/Button.tsx';
import styles from './BottomBar.module.css';

/** Says on every page that the plug is pulled, and puts it in again. */
export function PlugBar() {
  const { state } = usePlug();
  const cutAt = state?.cutAt ?? null;
  useEffect(() => {
    // A kept page has its own data. A page that the browser would render itself has to request them.
    const open = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
      if (link && isPlain && (cutAt !== null || !navigator.onLine)) event.stopImmediatePropagation();
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [cutAt]);
  if (cutAt === null) return null;
  return (
    <aside className={styles.bar} aria-label="Plug">
      <p>
        Unplugged: <b>0 bytes</b> since {formatTime(cutAt)}. You read a copy of {formatTime(state!.keptAt)}.
      </p>
      <Button size="small" onClick={() => void sendPlug('plug in')}>
        Plug in again
      </Button>
    </aside>
  );
}

import { Link, useLocation } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import styles from '#web/site/BottomBar.module.css';

/**
 * Asks once for consent to session recording, if the operator configured a recorder. It is a plain form without
 * JavaScript, covers nothing, and both buttons look the same.
 */
export function ConsentBar() {
  const { recorder } = useSite();
  const { pathname, search } = useLocation();
  if (recorder?.consent !== 'undecided') return null;
  return (
    <aside className={styles.bar} aria-label="Recording of visits">
      <p>
        May we record how you use these pages, to find what is hard to use? It is off unless you agree.{' '}
        <Link to={paths.cookies}>What is recorded</Link>
      </p>
      <ConsentForm back={pathname + search} />
    </aside>
  );
}

/** The two buttons, equally prominent. */
export function ConsentForm({ back }: { back: string }) {
  return (
    <form method="post" action="/consent" className={styles.form}>
      <input type="hidden" name="back" value={back} />
      <Button type="submit" size="small" name="choice" value="refused">
        No, do not record
      </Button>
      <Button type="submit" size="small" name="choice" value="granted">
        Yes, you may record
      </Button>
    </form>
  );
}

import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../runtime/SiteContext.tsx';
import styles from './ConsentBar.module.css';

/**
 * Asks once whether this visit may be recorded, where the operator connected a recorder. A plain form: it needs no
 * script, covers nothing, and its two answers look the same.
 */
export function ConsentBar() {
  const { recorder } = useSite();
  const { pathname, search } = useLocation();
  if (recorder?.consent !== 'unasked') return null;
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

/** The two answers, equally easy. */
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

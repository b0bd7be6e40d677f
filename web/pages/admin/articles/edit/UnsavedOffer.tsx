import { Button } from '#web/ui/Button.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import styles from './ArticleEditor.module.css';

type UnsavedOfferProps = { at: string; onRestore: () => void; onDiscard: () => void };

/** Offers the text that an earlier visit left in this browser. */
export const UnsavedOffer = ({ at, onRestore, onDiscard }: UnsavedOfferProps) => (
  <div role="status" className={styles.notice}>
    <p>
      Unsaved changes are kept in this browser, from <Moment at={at} />.
    </p>
    <Button size="small" variant="primary" onClick={onRestore}>
      Restore unsaved changes
    </Button>
    <Button size="small" onClick={onDiscard}>
      Discard unsaved changes
    </Button>
  </div>
);

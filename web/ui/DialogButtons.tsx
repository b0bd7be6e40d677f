import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

type DialogButtonsProps = {
  /** What the first button does, in a verb. */
  action: string;
  danger?: boolean;
  busy: boolean;
  onCancel: () => void;
};

/** How a dialog ends: with its action, or with nothing done. */
export function DialogButtons({ action, danger, busy, onCancel }: DialogButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button type="submit" size="small" variant={danger ? 'danger' : 'primary'} disabled={busy}>
        {action}
      </Button>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

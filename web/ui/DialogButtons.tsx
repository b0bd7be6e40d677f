import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

type DialogButtonsProps = {
  /** The label of the action button, a verb. */
  action: string;
  danger?: boolean;
  busy: boolean;
  onCancel: () => void;
};

/** The action and Cancel buttons of a dialog. */
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

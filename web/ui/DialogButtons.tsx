import { use } from 'react';
import { Button } from './Button.tsx';
import { RequestCloseContext } from './Dialog.tsx';
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
      </Button>{' '}
      <CancelButton onCancel={onCancel} />
    </div>
  );
}

/** Closes the dialog around it, which asks first if its form was changed. Outside a dialog it only calls `onCancel`. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const requestClose = use(RequestCloseContext);
  return (
    <Button size="small" onClick={requestClose ?? onCancel}>
      Cancel
    </Button>
  );
}

import { Button } from '#web/ui/Button.tsx';
import styles from './AccountPage.module.css';

type SaveButtonProps = { children: string; form: { dirty: boolean; isSubmitting: boolean } };

/** Saves one box of the page, and says beside it if the box has changes: the button of another box does not save them. */
export const SaveButton = ({ children, form: { dirty, isSubmitting } }: SaveButtonProps) => (
  <div className={styles.together}>
    <Button type="submit" size="small" disabled={isSubmitting}>
      {children}
    </Button>
    <span role="status">{dirty && !isSubmitting && 'Not saved yet'}</span>
  </div>
);

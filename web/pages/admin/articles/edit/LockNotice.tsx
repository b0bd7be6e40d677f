import { ConfirmButton } from '../../../../ui/ConfirmButton.tsx';
import { Moment } from '../../../../ui/Moment.tsx';
import styles from './ArticleEditor.module.css';

type HeldElsewhereProps = {
  hold: { holder: { name?: string | null }; lockedAt: string };
  /** True if there are unsaved changes here. */
  dirty: boolean;
  onTakeOver: () => void;
};

/** Another user has locked the article. Shows their name, the time, and a button to take over. */
export const LockNotice = ({ hold: { holder, lockedAt }, dirty, onTakeOver }: HeldElsewhereProps) => (
  <div role="status" className={styles.notice}>
    <p>
      <b>{holder.name}</b> has been editing this article since <Moment at={lockedAt} />. You can read it here.
      {dirty && ' Your changes are kept in this browser. Take over editing to continue with them.'}
    </p>
    <ConfirmButton size="small" sure={`Take over editing from ${holder.name}?`} onConfirm={onTakeOver}>
      Take over
    </ConfirmButton>
  </div>
);

import { ConfirmButton } from '../../../../components/ConfirmButton.tsx';
import { Moment } from '../../../../components/Moment.tsx';
import styles from './ArticleEditor.module.css';

type HeldElsewhereProps = {
  hold: { holder: string; since: string };
  /** Whether something was written here that is not saved. */
  dirty: boolean;
  onTakeOver: () => void;
};

/** Somebody else writes: who, since when, and the way to take over from them. */
export const HeldElsewhere = ({ hold: { holder, since }, dirty, onTakeOver }: HeldElsewhereProps) => (
  <div role="status" className={styles.notice}>
    <p>
      <b>{holder}</b> has been editing this elsewhere since <Moment at={since} />. Here it can be read.
      {dirty && ' What you wrote is kept in this browser; take over to go on with it.'}
    </p>
    <ConfirmButton size="small" sure={`Take over from ${holder}?`} onConfirm={onTakeOver}>
      Take over
    </ConfirmButton>
  </div>
);

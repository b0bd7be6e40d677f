import { Button } from '../../../components/Button.tsx';
import styles from './AccountPage.module.css';

/** Shown once: only their hashes are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section className={styles.setup} aria-label="Recovery codes">
      <p>
        <b>Keep these codes where your phone is not.</b> Each one takes the place of the app or the passkey once. They
        are not shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onDone}>
        I have kept them
      </Button>
    </section>
  );
}

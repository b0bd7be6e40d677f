import { Button } from '../../../ui/Button.tsx';
import styles from './AccountPage.module.css';

/** Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section className={styles.setup} aria-label="Recovery codes">
      <p>
        <b>Keep these codes in a different place than your phone.</b> Each code replaces the app or the passkey once.
        The codes are not shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onDone}>
        I have saved the codes
      </Button>
    </section>
  );
}

import { IllustrativeMark } from '#web/site/IllustrativeMark.tsx';
import styles from './IllustrativeNote.module.css';

/** Explains the "Illustrative deployment" label. */
export function IllustrativeNote() {
  return (
    <div className={styles.note}>
      <IllustrativeMark />
      <p>
        These are examples, put together by us: the rules are real and the machines are of kinds one can buy; the people
        and places are not, and no figure is a measurement.
      </p>
    </div>
  );
}

import styles from './IllustrativeMark.module.css';

/** Says of a case study that it is an example: hatched, as what is cut through on paper and never built is drawn. */
export function IllustrativeMark() {
  return <p className={`label ${styles.mark}`}>Illustrative deployment</p>;
}

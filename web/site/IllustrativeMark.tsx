import styles from './IllustrativeMark.module.css';

/** Marks a case study as an example. The hatching is the drawing style for parts that were never built. */
export function IllustrativeMark() {
  return <p className={`label ${styles.mark}`}>Illustrative deployment</p>;
}

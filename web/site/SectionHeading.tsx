import styles from './SectionHeading.module.css';

/** The heading stands inside (columns 1–7), its note hangs where the outside begins (column 10). */
export function SectionHeading({ title, note, id }: { title: string; note?: string; id?: string | undefined }) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
    </div>
  );
}

import { keepTogether } from './keepTogether.tsx';
import styles from './SectionHeading.module.css';

/** A heading in columns 1–7 with a note at column 10. */
export function SectionHeading({ title, note, id }: { title: string; note?: string; id?: string | undefined }) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{keepTogether(title)}</h2>
      {note && <p>{note}</p>}
    </div>
  );
}

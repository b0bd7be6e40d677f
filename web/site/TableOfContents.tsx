import type { Heading } from '../ui/RichText.tsx';
import styles from './TableOfContents.module.css';

/** The sections of a long text. Renders nothing if there is only one. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <h2 id="contents-title" className="label">
        Contents
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { Heading } from '../ui/RichText.tsx';
import styles from './TableOfContents.module.css';
import pageContentsStyles from './PageContents.module.css';

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

/** Links to the sections of a long page, in the outside column of its hero. */
export function PageContents({ contents }: { contents: readonly { id: string; text: string }[] }) {
  return (
    <nav aria-label="On this page">
      <ol className={pageContentsStyles.contents}>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

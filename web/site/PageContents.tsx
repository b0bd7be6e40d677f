import styles from './PageContents.module.css';

/** Links to the sections of a long page, in the outside column of its hero. */
export function PageContents({ contents }: { contents: readonly { id: string; text: string }[] }) {
  return (
    <nav aria-label="On this page">
      <ol className={styles.contents}>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

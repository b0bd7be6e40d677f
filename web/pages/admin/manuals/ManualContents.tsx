import { Link } from 'react-router-dom';
import type { RichText } from '#graphql/json-ml.ts';
import { listHeadings } from '#web/ui/RichText.tsx';
import styles from './ManualPage.module.css';

type ManualContentsProps = {
  pages: readonly { title: string; path: string; isCurrent: boolean }[];
  /** The text of the current page. */
  tree: RichText;
};

/** The pages of the manuals, and the sections of the current one below it. */
export const ManualContents = ({ pages, tree }: ManualContentsProps) => (
  <ol className={styles.contents}>
    {pages.map(({ title, path, isCurrent }) => (
      <li key={path}>
        <Link to={path} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </Link>
        {isCurrent && <Sections tree={tree} />}
      </li>
    ))}
  </ol>
);

function Sections({ tree }: { tree: RichText }) {
  const headings = listHeadings(tree);
  if (headings.length < 2) return null;
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

import { paths } from '../../../../paths.ts';
import { useSite } from '../../../../SiteContext.tsx';
import styles from './ArticleEditor.module.css';
import type { Values } from './editing.ts';

/** About as much as search engines show of a title and of a summary. */
const SHOWN = { title: 60, summary: 160 };

const cut = (words: string, length: number) =>
  words.length > length ? `${words.slice(0, length).replace(/\s+\S*$/, '')} …` : words;

/** What a search engine will likely show of it. */
export function Snippet({ values: { title, slug, summary } }: { values: Values }) {
  const { name, publicUrl } = useSite();
  return (
    <section aria-label="In a search engine" className={styles.snippet}>
      <p className="label">In a search engine</p>
      <p className={styles.snippetTitle}>{cut(`${title || 'Title'} | ${name}`, SHOWN.title)}</p>
      <p className={styles.snippetUrl}>{publicUrl + paths.article(slug || '…')}</p>
      <p>{cut(summary, SHOWN.summary) || 'Without a summary, it picks a sentence of its own.'}</p>
    </section>
  );
}

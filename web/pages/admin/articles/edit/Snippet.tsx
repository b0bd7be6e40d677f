import { slugify } from '../../../../../graphql/slug.ts';
import { paths } from '../../../../paths.ts';
import { useSite } from '../../../../runtime/SiteContext.tsx';
import styles from './ArticleEditor.module.css';
import type { Edited, Values } from './editing.ts';

/** About as much as search engines show of a title and of a summary. */
const SHOWN = { title: 60, summary: 160 };

const cut = (words: string, length: number) =>
  words.length > length ? `${words.slice(0, length).replace(/\s+\S*$/, '')} …` : words;

/** What a search engine will likely show of it. */
export function Snippet({ values: { title, slug, summary }, saved }: { values: Values; saved: Edited | null }) {
  const { name, publicUrl } = useSite();
  // As the server decides it: an empty field keeps the article's slug, or makes one from the title.
  const shownSlug = slug.trim() || saved?.slug || (title.trim() ? slugify(title) : '…');
  return (
    <section aria-label="Search engine preview" className={styles.snippet}>
      <p className="label">Search engine preview</p>
      <p className={styles.snippetTitle}>{cut(`${title || 'Title'} | ${name}`, SHOWN.title)}</p>
      <p className={styles.snippetUrl}>{publicUrl + paths.article(shownSlug)}</p>
      <p>{cut(summary, SHOWN.summary) || 'Without a summary, the search engine chooses a sentence.'}</p>
    </section>
  );
}

import { slugify } from '../../../../../graphql/slug.ts';
import { paths } from '../../../../paths.ts';
import { useSite } from '../../../../runtime/SiteContext.tsx';
import styles from './ArticleEditor.module.css';
import type { Edited, Values } from './editing.ts';

/** Approximate lengths of a title and a summary in search results. */
const SHOWN = { title: 60, summary: 160 };

const cut = (words: string, length: number) =>
  words.length > length ? `${words.slice(0, length).replace(/\s+\S*$/, '')} …` : words;

/** A preview of the article in search results. */
export function Snippet({ values: { title, slug, summary }, saved }: { values: Values; saved: Edited | null }) {
  const { name, publicUrl } = useSite();
  // Same rule as on the server: an empty field keeps the article's slug, or derives one from the title.
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

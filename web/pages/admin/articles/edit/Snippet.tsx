import { pictureAt } from '../../../../../graphql/pictures.ts';
import { hasOtherScript, slugify } from '../../../../../graphql/slug.ts';
import { paths } from '../../../../paths.ts';
import { useSite } from '../../../../runtime/SiteContext.tsx';
import styles from './ArticleEditor.module.css';
import type { EditedArticle, Values } from './editing.ts';

/** Approximate lengths of a title and a summary in search results. */
const SHOWN = { title: 60, summary: 160 };

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text;

type SnippetProps = { values: Values; saved: EditedArticle | null };

/** Previews of the article as a search result and as a shared link. */
export function Snippet({ values: { title, slug, summary, cover }, saved }: SnippetProps) {
  const { name, publicUrl } = useSite();
  // Same rule as on the server: an empty field keeps the article's slug, or derives one from the title.
  const shownSlug =
    slug.trim() || saved?.slug || (title.trim() && !hasOtherScript(title) ? slugify(title) : 'url-name');
  const picture = pictureAt(cover);
  return (
    <>
      <section aria-label="Search engine preview" className={styles.snippet}>
        <p className="label">Search engine preview</p>
        <p className={styles.snippetTitle}>{cut(`${title || 'Title'} | ${name}`, SHOWN.title)}</p>
        <p className={styles.snippetUrl}>{publicUrl + paths.article(shownSlug)}</p>
        <p>{cut(summary, SHOWN.summary) || 'Without a summary, the search engine chooses a sentence.'}</p>
        <Count label="Title" length={title.trim().length} most={SHOWN.title} />
        <Count label="Summary" length={summary.trim().length} most={SHOWN.summary} />
      </section>
      <section aria-label="Shared link preview" className={styles.snippet}>
        <p className="label">Shared link preview</p>
        <div className={styles.card}>
          <img src={picture?.share ?? '/images/card.png'} alt="" width="1200" height="630" loading="lazy" />
          <p className={styles.snippetUrl}>{new URL(publicUrl).host}</p>
          <p className={styles.cardTitle}>{cut(title || 'Title', SHOWN.title)}</p>
          <p>{cut(summary, SHOWN.summary)}</p>
        </div>
        {!picture && <p className={styles.snippetUrl}>Without a cover, a shared link shows the picture of the site.</p>}
      </section>
    </>
  );
}

/** Advises on a length. Longer texts are allowed. */
const Count = ({ label, length, most }: { label: string; length: number; most: number }) => (
  <p className={styles.snippetUrl} data-long={length > most || undefined}>
    {label}: {length} of {most} characters{length > most && '. Search engines may cut it off.'}
  </p>
);

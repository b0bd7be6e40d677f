import { pictureAt } from '#graphql/pictures.ts';
import { hasOtherScript, slugify } from '#graphql/slug.ts';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import styles from './ArticleEditor.module.css';
import type { EditedArticle, Values } from './editing.ts';
import type { SearchTexts } from './SearchFields.tsx';

/** Approximate lengths of a title and a summary in search results. */
const SHOWN = { title: 60, summary: 160 };

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/(?<!\s)\s+\S*$/, '')} …` : text;

/** Same rule as on the server: an empty field keeps the article's slug, or derives one from the title. */
export const getShownPath = ({ title, slug }: Values, saved: EditedArticle | null): string =>
  paths.article(slug.trim() || saved?.slug || (title.trim() && !hasOtherScript(title) ? slugify(title) : 'url-name'));

type SnippetProps = {
  texts: Pick<Values, 'title' | 'summary' | 'cover'> & SearchTexts;
  /** The path of the page. */
  path: string;
  noun: 'cover' | 'picture';
};

/** Previews of a text as a search result and as a shared link. */
export function Snippet({ texts: { cover, isNoindex, ...texts }, path, noun }: SnippetProps) {
  const { name, publicUrl } = useSite();
  const picture = pictureAt(cover);
  const title = texts.seoTitle.trim() || texts.title;
  const summary = texts.seoDescription.trim() || texts.summary;
  return (
    <>
      <section aria-label="Search engine preview" className={styles.snippet}>
        <p className="label">Search engine preview</p>
        {isNoindex ? (
          <p>Search engines are asked not to list this page. The site map and the feeds leave it out.</p>
        ) : (
          <>
            <p className={styles.snippetTitle}>{cut(`${title || 'Title'} | ${name}`, SHOWN.title)}</p>
            <p className={styles.snippetUrl}>{publicUrl + path}</p>
            <p>{cut(summary, SHOWN.summary) || 'Without a summary, the search engine chooses a sentence.'}</p>
            {!texts.seoTitle.trim() && <Count label="Title" length={title.trim().length} most={SHOWN.title} />}
            {!texts.seoDescription.trim() && (
              <Count label="Summary" length={summary.trim().length} most={SHOWN.summary} />
            )}
          </>
        )}
      </section>
      <section aria-label="Shared link preview" className={styles.snippet}>
        <p className="label">Shared link preview</p>
        <div className={styles.card}>
          <img src={picture?.share ?? '/images/card.png'} alt="" width="1200" height="630" loading="lazy" />
          <p className={styles.snippetUrl}>{new URL(publicUrl).host}</p>
          <p className={styles.cardTitle}>{cut(title || 'Title', SHOWN.title)}</p>
          <p>{cut(summary, SHOWN.summary)}</p>
        </div>
        {!picture && <p className={styles.snippetUrl}>Without a {noun}, a shared link shows the title on a drawing.</p>}
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

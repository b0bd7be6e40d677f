import { getShareSize } from '#graphql/pictures.ts';
import { card } from '#graphql/share-card.ts';
import { getMarkdownPath, isPublic } from '../paths.ts';
import { useSite } from '../runtime/SiteContext.tsx';

type PageHeadProps = {
  title: string;
  description: string;
  /** The page's own path, for the canonical link. */
  path: string;
  /** The path of the page's card. The default is the card of the site. */
  image?: string | undefined;
  /** A picture that an editor chose in place of the card. */
  picture?: { share: string; alt: string; width: number; height: number } | null | undefined;
  kind?: 'website' | 'article';
  /** Omits the site name after the title, for the home page, whose title begins with it. */
  bare?: boolean;
  hidden?: boolean;
};

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION = 155;

/** The first words of a text. */
const shorten = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length)
        .replace(/(?<!\S)\S*$/, '')
        .replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')} …`;

/** React hoists these into <head>, on the server and on each navigation. */
export function PageHead({ title, path, image, picture, kind = 'website', bare, hidden, ...props }: PageHeadProps) {
  const { name, publicUrl } = useSite();
  const full = bare ? title : `${title} | ${name}`;
  const description = shorten(props.description, MAX_DESCRIPTION);
  const url = publicUrl + path;
  const size = picture ? getShareSize(picture) : card;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!hidden && isPublic(path) && !path.includes('?') && (
        <link rel="alternate" type="text/markdown" href={getMarkdownPath(path)} />
      )}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={publicUrl + (picture?.share ?? image ?? '/images/card.png')} />
      <meta property="og:image:width" content={String(size.width)} />
      <meta property="og:image:height" content={String(size.height)} />
      <meta property="og:image:alt" content={picture?.alt ?? `${title}. A card of ${name} with a drawing.`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={description} />
    </>
  );
}

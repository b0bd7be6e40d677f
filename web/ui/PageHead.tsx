import { getMarkdownPath } from '../paths.ts';
import { useSite } from '../runtime/SiteContext.tsx';

type PageHeadProps = {
  title: string;
  description: string;
  /** The page's own path, for the canonical link. */
  path: string;
  /** Path of the preview image. The default is the site's card. */
  image?: string | undefined;
  kind?: 'website' | 'article';
  /** Omits the site name after the title, for the home page, whose title begins with it. */
  bare?: boolean;
  hidden?: boolean;
};

/** React hoists these into <head>, on the server and on each navigation. */
export function PageHead({ title, description, path, image, kind = 'website', bare, hidden }: PageHeadProps) {
  const { name, publicUrl } = useSite();
  const full = bare ? title : `${title} | ${name}`;
  const url = publicUrl + path;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!hidden && !path.includes('?') && <link rel="alternate" type="text/markdown" href={getMarkdownPath(path)} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={publicUrl + (image ?? '/images/card.png')} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={description} />
    </>
  );
}

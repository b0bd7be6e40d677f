import { pictureAt } from '#graphql/pictures.ts';
import styles from './Pictures.module.css';
import type { AdminPictureFragment } from '#graphql/generated/admin.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';

type ThumbnailProps = {
  path: string;
  alt?: string;
  /** The place: a row of a table, the details of a picture, or a form. */
  size?: keyof typeof widths;
};

const widths = { row: '48px', form: '160px', panel: '320px' };

/** A preview of a picture. The default alt text is empty, because the description is next to it. */
export function Thumbnail({ path, alt = '', size = 'form' }: ThumbnailProps) {
  const sources = pictureAt(path);
  if (!sources) return null;
  const { src, avif, webp, width, height } = sources;
  const sizes = widths[size];
  return (
    <picture className={styles.thumbnail} data-size={size}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}

/** Links to the places where a picture is used. */
export function PictureUses({ uses }: { uses: AdminPictureFragment['usedIn'] }) {
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, contentId, title }) => (
        <li key={contentId}>
          <InlineLink to={kind === 'ARTICLE' ? paths.adminArticle(contentId) : paths.adminCaseStudy(contentId)}>
            {title}
          </InlineLink>
        </li>
      ))}
    </ul>
  );
}

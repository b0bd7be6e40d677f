import type { ArticleCoverFragment } from '#graphql/generated/site.ts';
import styles from './CoverPicture.module.css';

type CoverPictureProps = { picture: ArticleCoverFragment };

/** An article's cover picture. Its space is reserved, and it loads with high priority. */
export function CoverPicture({ picture: { alt, src, avif, webp, width, height } }: CoverPictureProps) {
  return (
    <picture className={styles.cover}>
      <source type="image/avif" srcSet={avif} sizes="(min-width: 68.75em) 70vw, 92vw" />
      <source type="image/webp" srcSet={webp} sizes="(min-width: 68.75em) 70vw, 92vw" />
      <img src={src} alt={alt} width={width} height={height} fetchPriority="high" />
    </picture>
  );
}

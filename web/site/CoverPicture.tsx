import type { ArticleQuery } from '../../graphql/generated/site.ts';
import styles from './CoverPicture.module.css';

type Shown = NonNullable<NonNullable<ArticleQuery['article']>['coverPicture']>;

type CoverPictureProps = { picture: Omit<Shown, 'share'> };

/** The picture an article opens with. Its place is kept free before it is here, and it is wanted first. */
export function CoverPicture({ picture: { alt, src, avif, webp, width, height } }: CoverPictureProps) {
  return (
    <picture className={styles.cover}>
      <source type="image/avif" srcSet={avif} sizes="92vw" />
      <source type="image/webp" srcSet={webp} sizes="92vw" />
      <img src={src} alt={alt} width={width} height={height} fetchPriority="high" />
    </picture>
  );
}

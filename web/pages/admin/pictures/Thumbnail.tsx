import { pictureAt } from '../../../../graphql/pictures.ts';
import styles from './Pictures.module.css';

/** A small preview of a picture. The default alt text is empty, because the description is next to it. */
export function Thumbnail({ path, alt = '' }: { path: string; alt?: string }) {
  const sources = pictureAt(path);
  if (!sources) return null;
  const { src, avif, webp, width, height } = sources;
  return (
    <picture className={styles.thumbnail}>
      <source type="image/avif" srcSet={avif} sizes="160px" />
      <source type="image/webp" srcSet={webp} sizes="160px" />
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}

import {
  industryImage,
  type IndustryName,
  industryRatio,
  industrySources,
  industryWidths,
} from '../drawings/industryImages.ts';
import styles from './IndustryPicture.module.css';

type IndustryPictureProps = {
  name: IndustryName;
  alt: string;
  /** The displayed widths, from which the browser chooses a file. */
  sizes?: string;
};

const width = industryWidths[1];

/** A picture of an industry's building in section, without a frame or background. */
export function IndustryPicture({ name, alt, sizes = '(max-width: 56.25em) 92vw, 46vw' }: IndustryPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={industrySources(name, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={industrySources(name, 'webp')} sizes={sizes} />
      <img
        className={styles.image}
        src={industryImage(name, width, 'webp')}
        alt={alt}
        width={width}
        height={width * industryRatio}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

import { pictureAt } from '../../../../../graphql/pictures.ts';

/** A cover as the preview shows it: its words are the picture's own, which the form does not hold. */
export function shownCover(address: string) {
  const sources = pictureAt(address);
  return sources && { ...sources, alt: 'The cover' };
}

import { pictureAt } from '../../../../../graphql/pictures.ts';

/** A cover for the preview. Its alt text comes from the picture, because the form does not contain it. */
export function shownCover(address: string) {
  const sources = pictureAt(address);
  return sources && { ...sources, alt: 'The cover' };
}

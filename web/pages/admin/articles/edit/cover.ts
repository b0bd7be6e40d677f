import { pictureAt } from '../../../../../graphql/pictures.ts';

/** A cover for the preview. Its alt text comes from the picture, because the form does not contain it. */
export function getShownCover(path: string) {
  const sources = pictureAt(path);
  return sources && { ...sources, alt: 'The cover' };
}

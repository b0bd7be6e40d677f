import { text } from './limits.ts';

/**
 * `What leaves the building?` becomes `what-leaves-the-building`: ASCII, lower case, at most `text.slug` characters.
 */
export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, text.slug)
    .replace(/^-+|-+$/g, '') || 'untitled';

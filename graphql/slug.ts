/** Characters. Not in limits.ts, which pages without a form do not load. */
export const SLUG_LENGTH = 80;

/** `What leaves the building?` becomes `what-leaves-the-building`: ASCII, lower case, at most `SLUG_LENGTH` characters. */
export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '') || 'untitled';

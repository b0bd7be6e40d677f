// The pictures of shared links, which the build and the server draw: the build every page's, the server the titles of
// articles and case studies.

/** In pixels, as social networks show them. */
export const card = { width: 1_200, height: 630, padding: 80, gap: 40 } as const;

/** Where the heading begins, below the mark and the name. */
export const headingTop = 136;

/** The heading beside a drawing. */
export const headingRoom = {
  width: (card.width - 2 * card.padding) / 2 - card.gap,
  height: card.height - headingTop - card.padding,
} as const;

/** The built folder of cards without a heading, which the server does not serve. */
export const blankFolder = '.cards';

/** The Markdown of a picture. Escapes brackets, which would end the alt text. */
export const toMarkdown = ({ alt, path }: { alt: string; path: string }): string =>
  `![${alt.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ')}](${path})`;

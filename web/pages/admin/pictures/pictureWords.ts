/** What a text says to show it. Words that would end the description are taken for what they are. */
export const toMarkdown = ({ alt, path }: { alt: string; path: string }): string =>
  `![${alt.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ')}](${path})`;

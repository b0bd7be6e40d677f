/** `340 KB`, `2.4 MB`. */
export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What a text says to show it. Words that would end the description are taken for what they are. */
export const markdownOf = ({ alt, address }: { alt: string; address: string }): string =>
  `![${alt.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ')}](${address})`;

declare module 'unicode-confusables' {
  const confusables: {
    /** Replaces each character by the one that it looks like, by Unicode's list of confusable characters. */
    rectifyConfusion(text: string): string;
  };
  export default confusables;
}

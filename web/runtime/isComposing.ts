/**
 * True if a key belongs to an input method that composes a letter: Enter chooses a suggestion and Escape rejects it.
 * Safari ends the composition before it reports the key, and marks the key with the code 229.
 */
export const isComposing = ({ isComposing, keyCode }: { isComposing: boolean; keyCode: number }): boolean =>
  isComposing || keyCode === 229;

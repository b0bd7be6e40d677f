import { cleanLine } from '../graphql/pasted-text.ts';
import { plainName } from '../graphql/validation.ts';
import { makeSkeleton } from '../api/accounts/users/username-skeleton.ts';
import { type Field, FILLED } from './hostile-fields.ts';
import { HOSTILE } from './hostile.ts';

// The hostile texts of a field, and few values that contain all of them.

const countCharacters = (text: string): number => [...text].length;

/** True if a field accepts a text unchanged. */
export function acceptsText({ limit, getByteSize = countCharacters, ...field }: Field, text: string): boolean {
  const { oneLine, isName, only, before = '', getStoredText } = field;
  const received = getStoredText ? getStoredText(text) : text;
  const stored = isName ? cleanLine(received) : received.trim();
  const fits = stored !== '' && getByteSize(before + stored) <= limit;
  const isAllowed = (!oneLine || !/\p{Cc}/u.test(stored)) && (!isName || plainName.test(stored));
  return fits && isAllowed && (!only || only.test(stored));
}

/** Each text that a field accepts, in its stored form. */
export const getFieldTexts = (field: Field): string[] => {
  const storedTexts = HOSTILE.filter((text) => acceptsText(field, text)).map(
    (text) => field.getStoredText?.(text) ?? text,
  );
  const texts = [...new Set(field.isName ? storedTexts.map(cleanLine) : storedTexts)];
  return field.unique ? [...new Map(texts.map((text) => [fold(text), text])).values()] : texts;
};

/** Names that look alike count as the same name. */
const fold = (text: string): string => makeSkeleton(text.trim().normalize('NFKC').toLowerCase());

const packedValues = new Map<string, string[]>();

/**
 * A few values that together contain every text for a field. They are cached, because packing takes up to 0.1 s and
 * tests call this hundreds of times.
 */
export function getValues(name: string, between = ' '): string[] {
  const key = `${name}${between}`;
  const values = packedValues.get(key) ?? packValues(name, between);
  packedValues.set(key, values);
  return [...values];
}

function packValues(name: string, between: string): string[] {
  const field = FILLED[name];
  if (!field) throw new Error(`No such field: ${name}`);
  const { limit, before = '', getByteSize } = field;
  return packTexts(getFieldTexts(field), limit - before.length, { between, getByteSize }).map(
    (value) => before + value.trim(),
  );
}

/** Packs all texts into few values of up to `limit` characters, the longest texts first. */
export function packTexts(
  texts: string[],
  limit: number,
  {
    between = ' ',
    getByteSize = countCharacters,
  }: { between?: string; getByteSize?: Field['getByteSize'] | undefined } = {},
): string[] {
  const packs: { text: string; size: number }[] = [];
  const sized = texts.map((text) => ({ text, size: getByteSize(text) }));
  for (const { text, size } of sized.filter((each) => each.size <= limit).toSorted((a, b) => b.size - a.size)) {
    const added = getByteSize(between) + size;
    const pack = packs.find((each) => each.size + added <= limit);
    if (!pack) packs.push({ text, size });
    else Object.assign(pack, { text: pack.text + between + text, size: pack.size + added });
  }
  return packs.map((pack) => pack.text);
}

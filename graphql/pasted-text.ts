// What people copy from address books, word processors and chats contains signs that they do not see.

/** A space, or a sign without width that programs put around a copied text, such as a direction of writing. */
const AROUND = /[\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202C\u2060-\u2064\u2066-\u2069\u2800\u3164\uFFA0]/;
/** At the end of a text that is written from right to left, a mark of direction says where its last sign stands. */
const AROUND_RIGHT_TO_LEFT = /[\s\u00AD\u180E\u200B-\u200D\u202A-\u202C\u2060-\u2064\u2066-\u2069\u2800\u3164\uFFA0]/;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** A joiner behind a mark makes another letter of it, such as the last ones of names in Malayalam. */
const isJoined = (text: string, at: number): boolean => text[at] === '\u200D' && /\p{M}/u.test(text[at - 1] ?? '');

/** A text without the invisible signs and spaces around it. Inside, they can have a meaning. */
export function trimPasted(text: string): string {
  const around = isRightToLeft(text) ? AROUND_RIGHT_TO_LEFT : AROUND;
  let start = 0;
  let end = text.length;
  // A pattern would look for the end of each run of spaces inside the text.
  while (start < end && around.test(text[start]!)) start += 1;
  while (end > start && around.test(text[end - 1]!) && !isJoined(text, end - 1)) end -= 1;
  return text.slice(start, end);
}

/**
 * One line of text as a person sees it: signs that say where a line can break are left out, and each space is one that a
 * keyboard writes. Joiners stay inside, where they are part of languages and emoji, and marks of direction beside letters
 * that are written from right to left.
 */
export function cleanLine(text: string): string {
  const line = text
    .replace(/[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F]/g, ' ');
  return trimPasted(isRightToLeft(line) ? line : line.replace(/[\u061C\u200E\u200F]/g, ''));
}

/** A text in which no invisible sign has a meaning, such as an email address. */
export const removeInvisible = (text: string): string => text.replace(/[\p{Cf}\u034F\uFE00-\uFE0F]/gu, '').trim();

/** What stands before a number in address books and signatures, and the scheme of a link, as in `Tel.: ` and `callto:`. */
const PHONE_LABEL =
  /^(?:[☎☏✆📞📱📲]|(?:tel|telephone|telefon|phone|mobile?|cell|office|direct(?: dial)?|[mtp]|callto|sip)\.?(?::(?:\/\/)?)?(?!\p{L})) ?/iu;

/** A telephone number with plain digits, spaces and hyphens. */
export const cleanPhone = (text: string): string =>
  removeInvisible(text.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .replace(PHONE_LABEL, '')
    // The digits of Arabic and Persian, whose last bits are their values.
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u00B7\u2022\u2219\u22C5]/g, '.');

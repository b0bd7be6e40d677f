import type { Element, ElementContent } from 'hast';
import { getStyle } from './pasted.styles.ts';

// Markdown has no raised and lowered text. Unicode has the characters that formulas need: H₂O, x².

const toMap = (from: string, to: string): Record<string, string> => {
  const signs = [...to];
  return Object.fromEntries([...from].map((sign, at) => [sign, signs[at]!]));
};
const SUBSCRIPTS = toMap('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');
const SUPERSCRIPTS = toMap('0123456789+-−=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ');
/** These read the same on the line. */
const PLAIN = /^(?:st|nd|rd|th|®|©|™|℠|°|º|ª|[*†‡§]+)$/i;
const SIGNS: Record<string, string> = { TM: '™', SM: '℠' };

function getKind({ tagName, ...element }: Element): 'sub' | 'super' | null {
  const align = getStyle({ tagName, ...element })['vertical-align'];
  if (align === 'baseline') return null;
  if (tagName === 'sub' || align === 'sub') return 'sub';
  return tagName === 'sup' || align === 'super' ? 'super' : null;
}

function convert(text: string, kind: 'sub' | 'super'): string {
  const word = text.trim();
  if (word === '' || PLAIN.test(word)) return text;
  if (kind === 'super' && SIGNS[word]) return SIGNS[word];
  const map = kind === 'sub' ? SUBSCRIPTS : SUPERSCRIPTS;
  const signs = [...text].map((sign) => (/\s/.test(sign) ? sign : map[sign]));
  if (signs.every((sign) => sign !== undefined)) return signs.join('');
  const mark = kind === 'sub' ? '_' : '^';
  return [...word].length === 1 ? `${mark}${word}` : `${mark}(${word})`;
}

/** Converts raised and lowered text. Null if the element has neither, or contains a footnote. */
export function raise(element: Element, children: readonly ElementContent[]): ElementContent[] | null {
  const kind = getKind(element);
  if (!kind) return null;
  return children.map((child): ElementContent => {
    if (child.type === 'text') return { ...child, value: convert(child.value, kind) };
    if (child.type === 'element' && child.tagName !== 'footnote-mark')
      return { ...child, children: raise({ ...element, children: child.children }, child.children) ?? [] };
    return child;
  });
}

import type { Element, ElementContent } from 'hast';

/** The declarations of an element's style, by full property name: `mso-bidi-font-weight` is not `font-weight`. */
export function getStyle({ properties }: Element): Record<string, string> {
  const declarations = String(properties['style'] ?? '').split(';');
  return Object.fromEntries(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim()];
    }),
  );
}

const isBold = (weight = ''): boolean => /^(?:bold(?:er)?|[6-9]00)\b/.test(weight);
const isRegular = (weight = ''): boolean => /^(?:normal|[1-5]00)\b/.test(weight);

/** Converts styles to elements: word processors write bold, italic and strikethrough as styles. */
export function applyStyle(element: Element, styledElement: Element): ElementContent[] {
  const style = getStyle(styledElement);
  const { tagName } = element;
  // Google Docs wraps everything it copies in a <b> that is not bold.
  if ((tagName === 'b' || tagName === 'strong') && isRegular(style['font-weight'])) return element.children;
  if ((tagName === 'i' || tagName === 'em') && style['font-style'] === 'normal') return element.children;
  if (tagName !== 'span') return [element];
  const decoration = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`;
  const marks = [
    isBold(style['font-weight']) && 'strong',
    style['font-style'] === 'italic' && 'em',
    decoration.includes('line-through') && 'del',
  ].filter((mark) => mark !== false);
  return marks.reduce<ElementContent[]>(
    (children, name) => [{ type: 'element', tagName: name, properties: {}, children }],
    element.children,
  );
}

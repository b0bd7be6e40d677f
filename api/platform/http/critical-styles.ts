import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One rule of the stylesheet, as the build lists it, see launch/critical-styles.ts. */
export interface StyleRule {
  /** The starts of the at-rules around it, each with its opening brace. */
  around: string;
  text: string;
  /** The classes in each of its selectors. The rule belongs to a page that has all classes of one of them. */
  selectors: string[][];
}

/** CSS that a document has inline, and its hash for the content security policy. */
export interface InlineStyle {
  text: string;
  hash: string;
}

/** Reads the rules of the stylesheet. The result makes the style of a page from its markup. */
export function readCriticalStyles(folder: string): (html: string) => InlineStyle {
  const rules = JSON.parse(readFileSync(path.join(folder, '.vite/styles.json'), 'utf8')) as StyleRule[];
  return (html) => {
    const text = selectRules(rules, findClasses(html));
    return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
  };
}

const findClasses = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));

/** The rules of a page with these classes, in the order of the stylesheet. */
export function selectRules(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  let text = '';
  let open = '';
  const close = () => '}'.repeat(open.split('{').length - 1);
  for (const { around, text: rule, selectors } of rules) {
    if (!selectors.some((needed) => needed.every((name) => classes.has(name)))) continue;
    if (around !== open) {
      text += close() + around;
      open = around;
    }
    text += rule;
  }
  return text + close();
}

import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import type { StyleRule } from '../api/platform/http/critical-styles.ts';

/** A selector in parentheses is one of several possibilities, so it does not decide. */
const IN_PARENTHESES = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Writes the rules of the stylesheet with their classes, from which the server makes the inline style of a page. Font
 * files are left out: text appears in a similar font until they arrive with the whole stylesheet.
 */
export function criticalStyles(): Plugin {
  return {
    name: 'critical-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
      if (sheet?.type !== 'asset') throw new Error('The build has no stylesheet.');
      const source = JSON.stringify(listRules(String(sheet.source)));
      this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source });
    },
  };
}

/** The rules of a stylesheet in their order. */
export const listRules = (sheet: string): StyleRule[] => postcss.parse(sheet).nodes.flatMap((node) => list(node, ''));

function list(node: ChildNode, around: string): StyleRule[] {
  if (node.type === 'rule') return [{ around, text: node.toString(), selectors: findClasses(node) }];
  if (node.type !== 'atrule') return [];
  if (node.nodes && /^(?:media|supports|container|layer|starting-style)$/.test(node.name))
    return node.nodes.flatMap((child) => list(child, `${around}${formatStart(node)}{`));
  const text = node.nodes ? node.toString() : `${node.toString()};`;
  return node.name === 'font-face' && text.includes('url(') ? [] : [{ around, text, selectors: [[]] }];
}

const formatStart = ({ name, params }: AtRule): string => `@${name} ${params}`.trim();

const findClasses = ({ selectors }: Rule): string[][] =>
  selectors.map((selector) =>
    [...selector.replace(IN_PARENTHESES, '').matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name!),
  );

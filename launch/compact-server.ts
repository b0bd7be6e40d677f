import { parseAst, type Plugin } from 'vite';

/**
 * Makes the server's bundle small in memory. V8 keeps the source of every module, with two bytes for each character if
 * one of them is outside Latin-1. So the bundle has neither comments nor development versions of packages, and all
 * its characters are ASCII. Line breaks and names stay, because stack traces contain them.
 */
export function compactServer(): Plugin {
  return {
    name: 'compact-server',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { rollupOptions: { experimental: { attachDebugInfo: 'none' }, output: { comments: false } } },
    }),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = toAscii(chunk.code);
    },
  };
}

// oxlint-disable no-control-regex

/** A character outside ASCII, or an escape, whose backslash belongs to the character after it. */
const CHARACTER = /\\?[^\0-\x7f]|\\./gsu;
const NOT_ASCII = /[^\0-\x7f]/;

/** Writes all characters outside ASCII as escapes. The code must not have comments. */
export function toAscii(code: string): string {
  if (!NOT_ASCII.test(code)) return code;
  const patterns = findPatterns(parseAst(code), code);
  return code.replace(CHARACTER, (text, offset: number) => {
    const character = text.replace(/^\\/, '');
    if (!NOT_ASCII.test(character)) return text;
    const isInPattern = patterns.some(({ start, end }) => start <= offset && offset < end);
    return isInPattern ? escapeUnits(character) : `\\u{${character.codePointAt(0)!.toString(16)}}`;
  });
}

/** Regular expressions without the flag `u` know only this form. Names know only the other one. */
const escapeUnits = (character: string): string =>
  character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

interface Node {
  type?: string;
  start: number;
  end: number;
  regex?: unknown;
  quasi?: { start: number; end: number };
}

/** The regular expressions that contain other characters. */
function findPatterns(node: unknown, code: string): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, end, regex, quasi } = node as Node;
  if (regex && NOT_ASCII.test(code.slice(start, end))) return [{ start, end }];
  // A tag can read a template as it is written, so an escape in it is not the same as its character.
  const template = type === 'TaggedTemplateExpression' && quasi ? code.slice(quasi.start, quasi.end) : '';
  if (NOT_ASCII.test(template)) throw new Error(`Write this tagged template with escapes: ${template}`);
  return Object.values(node).flatMap((child) => findPatterns(child, code));
}

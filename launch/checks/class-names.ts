import path from 'node:path';
import { parse } from 'postcss';
import type { Result } from '../check.ts';
import { readFiles, readText } from '../files.ts';

/**
 * Checks that each class that a component reads from a stylesheet exists. TypeScript accepts any name, and an element
 * with a wrong one loses its style without an error.
 */
export function check(): Result {
  const files = readFiles(['web', 'stories'], /\.tsx$/);
  const errors = files.flatMap(({ file, text }) =>
    findMissingClasses(text, (stylesheet) => readText(path.posix.join(path.posix.dirname(file), stylesheet))).map(
      (issue) => `${file}: ${issue}`,
    ),
  );
  return { count: files.length, noun: 'components', errors };
}

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;

/**
 * The classes that a component reads from its stylesheets and that these do not define.
 *
 * @param read returns the text of a stylesheet by its path in the import
 */
export const findMissingClasses = (component: string, read: (stylesheet: string) => string): string[] =>
  [...component.matchAll(IMPORT)].flatMap(([, name = '', stylesheet = '']) => {
    const defined = listClasses(read(stylesheet));
    const used = [...component.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return [...new Set(used)]
      .filter((className) => !defined.has(className))
      .map((className) => `${stylesheet} has no class ${className}`);
  });

function listClasses(stylesheet: string): Set<string> {
  const classes = new Set<string>();
  parse(stylesheet).walkRules(({ selector }) => {
    for (const [, className = ''] of selector.matchAll(CLASS)) classes.add(className);
  });
  return classes;
}

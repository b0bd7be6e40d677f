import { parse } from 'postcss';

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

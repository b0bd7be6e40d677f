// The texts of public pages (content/): MDX and YAML become modules when a page imports them.
import fs from 'node:fs';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { mdxOptions } from './content/mdx.ts';

export const content = (): Plugin[] => [{ enforce: 'pre', ...(mdx(mdxOptions) as Plugin) }, yamlModules];

/** A YAML file of content/ as the default export of a module. */
const yamlModules: Plugin = {
  name: 'content-yaml',
  load: (id) => (id.endsWith('.yaml') ? `export default ${JSON.stringify(parse(fs.readFileSync(id, 'utf8')))};` : null),
};

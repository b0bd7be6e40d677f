import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './root.ts';

/** Width and height of the site's own drawings, by path. A text that shows one reserves its space before it loads. */
export const figureSizes: ReadonlyMap<string, readonly [width: number, height: number]> = (() => {
  const folder = path.join(projectRoot, 'web/public/figures');
  const sizes = new Map<string, readonly [number, number]>();
  for (const name of readdirSync(folder)) {
    const [, width, height] =
      /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    if (width && height) sizes.set(`/figures/${name}`, [Number(width), Number(height)]);
  }
  return sizes;
})();

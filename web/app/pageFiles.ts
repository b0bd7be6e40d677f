import type { ComponentType } from 'react';
import { findPage } from '../runtime/page.tsx';

// Only the server needs to know which file a page comes from. Matching by component avoids repeating file names.
const modules = import.meta.glob<Record<string, unknown>>([
  '/web/pages/**/*Page.tsx',
  '/web/pages/**/*Layout.tsx',
  '/web/app/*Layout.tsx',
  '/content/pages/**/*.mdx',
]);

let files: Promise<Map<ComponentType, string>> | null = null;

/** The source file of a page from the project's root: the key of Vite's manifest. */
export async function pageFile(page: ComponentType): Promise<string | undefined> {
  files ??= Promise.all(
    Object.entries(modules).map(async ([path, load]) => [findPage(await load()), path.slice(1)] as const),
  ).then((entries) => new Map(entries));
  return (await files).get(page);
}

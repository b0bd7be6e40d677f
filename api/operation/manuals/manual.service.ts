import { LRUCache } from 'lru-cache';
import type { JsonMl } from '#graphql/json-ml.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { renderMarkdown } from '#api/platform/markdown/markdown.ts';
import { type ManualFile, readManualFiles } from './manual.files.ts';
import { isAdmin } from '#api/platform/viewer.ts';

/** Administrators read the manuals. */
export const manualPolicy = allow<'read', null>(isAdmin);

/** More than there are pages. */
const trees = new LRUCache<string, Promise<JsonMl[]>>({ max: 40 });

export function listManualPages({ viewer }: Context): Promise<ManualFile[]> {
  authorize(manualPolicy, viewer, 'read', null);
  return readManualFiles();
}

export async function findManualPage(context: Context, name: string): Promise<ManualFile | null> {
  return (await listManualPages(context)).find((page) => page.name === name) ?? null;
}

/** The text of a page. Each text is rendered once. */
export function renderManualPage({ markdown }: ManualFile): Promise<JsonMl[]> {
  const known = trees.get(markdown);
  if (known) return known;
  const tree = renderMarkdown(markdown).then((rendered) => rendered.tree);
  trees.set(markdown, tree);
  tree.catch(() => trees.delete(markdown));
  return tree;
}

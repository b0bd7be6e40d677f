import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#api/platform/root.ts';
import { makeSlug } from '#api/platform/slug.ts';

/** The page `/docs`, whose links decide which pages there are, and their order. */
const INDEX = 'docs/operate/README.md';
export const PICTURES = path.join(projectRoot, 'docs/manual/pictures');

export interface ManualFile {
  name: string;
  title: string;
  /** The text below the title. Its links are paths of this site. */
  markdown: string;
}

const LINK = /(!?)\[([^[\]]*)\]\((?!https?:)([^()#]*)(#[^()]*)?\)/g;
const isManual = (file: string) => /^docs\/(?:operate|manual)\/[\w-]+\.md$/.test(file);
const toName = (file: string) => (file === INDEX ? 'index' : path.posix.basename(file, '.md'));

/** The pages of the manuals in the order of their index. They are part of the release, as the pages of the site are. */
export async function readManualFiles(): Promise<ManualFile[]> {
  const index = await readText(INDEX);
  const linked = [...index.matchAll(LINK)].map(([, , , target = '']) => resolve(INDEX, target)).filter(isManual);
  const files = [...new Set([INDEX, ...linked])];
  return Promise.all(files.map(async (file) => toManualFile(file, await readText(file))));
}

const readText = (file: string) => readFile(path.join(projectRoot, file), 'utf8');

const resolve = (file: string, target: string) => path.posix.join(path.posix.dirname(file), target);

function toManualFile(file: string, text: string): ManualFile {
  const [, title = '', body = ''] = /^# (.+)\n([^]*)$/.exec(text) ?? [];
  return { name: toName(file), title, markdown: body.replaceAll(LINK, (...match) => toSiteLink(file, match)) };
}

/** Files that the site does not serve, such as the README of the project, are named without a link. */
function toSiteLink(file: string, [, mark, label, target, hash]: (string | undefined)[]): string {
  const anchor = hash ? `#${makeSlug(hash)}` : '';
  if (!target) return `[${label}](${anchor})`;
  const path = resolve(file, target);
  if (mark) return `![${label}](/docs/pictures/${path.split('/').at(-1)})`;
  if (!isManual(path)) return label!;
  return `[${label}](${path === INDEX ? '/docs' : `/docs/${toName(path)}`}${anchor})`;
}

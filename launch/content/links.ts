import fs from 'node:fs';
import path from 'node:path';
import { slugify } from '#graphql/slug.ts';
import { getMarkdownPath, paths } from '#web/paths.ts';
import { ROOT, type TextFile } from '../files.ts';

const pages: string[] = Object.values(paths).filter((value) => typeof value === 'string');
const markdownPaths = pages.map(getMarkdownPath);
/** Files that the server or the build makes. */
const FILES = [
  '/licenses.txt',
  '/llms.txt',
  '/proof.json',
  '/sbom.cdx.json',
  '/schema.graphql',
  '/trust/mappings.csv',
  '/trust/mappings.pdf',
  '/.well-known/security.txt',
];

/** Links to pages, articles, files and headings that do not exist. */
export const findBrokenLinks = (texts: TextFile[]): string[] =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?<a>[^)\s]+)\)|\b(?:to|href)(?:=["']|: ["']?)(?<b>[^"'\s,}]+)/g)]
      .map(({ groups }) => groups!['a'] ?? groups!['b']!)
      .filter((url) => /^[/#]/.test(url) && !exists(url, file, texts))
      .map((url) => `${file}: there is no ${url}. Correct the link.`),
  );

function exists(url: string, file: string, texts: TextFile[]): boolean {
  const { pathname, hash } = new URL(url, 'https://site.example');
  if (url.startsWith('#'))
    return hasAnchor(
      texts.find((text) => text.file === file)!,
      hash.slice(1),
    );
  const page = texts.find((text) => text.file === `content/pages${pathname}.mdx`);
  if (hash && page) return hasAnchor(page, hash.slice(1));
  return [...pages, ...markdownPaths, ...FILES].includes(pathname) || isArticle(pathname) || isPublicFile(pathname);
}

const hasAnchor = ({ text }: TextFile, anchor: string): boolean =>
  text.includes(`id="${anchor}"`) ||
  text.split(/\n|["'>]/).some((part) => slugify(part.replace(/^[\s#-]*(?:title|question): /, '')) === anchor);

const isArticle = (pathname: string): boolean =>
  /^\/resources\/[\w-]+$/.test(pathname) &&
  fs.existsSync(path.join(ROOT, 'api/content/seed/content/articles', `${path.basename(pathname)}.md`));

const isPublicFile = (pathname: string): boolean => fs.existsSync(path.join(ROOT, 'web/public', pathname));

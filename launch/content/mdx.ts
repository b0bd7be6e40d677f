import path from 'node:path';
import { type CompileOptions, compile } from '@mdx-js/mdx';
import type { Root as Html } from 'hast';
import type { Link, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { parseSync } from 'vite';
import { importPath, listComponents } from './components.ts';

/** The part of vfile that the plugins use. */
interface File {
  path: string;
  fail: (reason: string, place: never) => never;
}

/** A node of Markdown, or of the JavaScript in it. */
type Node = { type: string; name?: unknown; children?: Node[]; [key: string]: unknown };

/** How the files of content/ become modules. The front matter is exported as `page`. */
export const mdxOptions: CompileOptions = {
  // The production build of React has no runtime for the development form of JSX.
  development: false,
  remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'page' }], () => link, () => importComponents],
  rehypePlugins: [() => writeElements],
};

/** A link to a page is an <InlineLink>, which changes the page without loading a document. */
function link(tree: Root): void {
  for (const node of listNodes(tree)) {
    const { url } = node as unknown as Link;
    if (node.type !== 'link' || !/^[/#](?!.*\.\w+$)/.test(url)) continue;
    node.type = 'mdxJsxTextElement';
    node.name = 'InlineLink';
    node['attributes'] = [{ type: 'mdxJsxAttribute', name: 'to', value: url }];
  }
}

/** Imports the components that the text names, and the layout of a page. */
function importComponents(tree: Root, file: File): void {
  const isPage = file.path.replaceAll(path.sep, '/').includes('content/pages/');
  const ownNames = new Set(listNodes(tree).flatMap(findImportedName));
  const imports = new Map<string, string>();
  for (const node of listNodes(tree)) {
    const name = findComponentName(node);
    if (!name || ownNames.has(name)) continue;
    const source = listComponents().get(name);
    if (!source) file.fail(`There is no component <${name}> in web/site, web/ui or web/drawings.`, node as never);
    else imports.set(name, source);
  }
  const lines = [...imports].map(([name, source]) => {
    const names = source.includes('.svg') ? name : `{ ${name} }`;
    return `import ${names} from '${importPath(file.path, source)}';`;
  });
  if (isPage) {
    const layout = importPath(file.path, 'web/site/contentPage.tsx');
    lines.push(`import { createContentPage } from '${layout}';`, 'export default createContentPage(page);');
  }
  const { program } = parseSync('imports.js', lines.join('\n'));
  tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree: program } } as never);
}

const findImportedName = (node: Node): string[] =>
  /^Import\w*Specifier$/.test(node.type) ? [(node['local'] as { name: string }).name] : [];

/** The name of a component in Markdown, in JSX inside of an attribute, or in an attribute such as `of={WardDrawing}`. */
function findComponentName({ type, name }: Node): string | null {
  const isElement = /^(?:JSXOpeningElement|Identifier|mdxJsx(?:Flow|Text)Element)$/.test(type);
  const text = typeof name === 'string' ? name : (name as { name?: unknown } | null)?.name;
  return isElement && typeof text === 'string' && /^[A-Z]/.test(text) ? text : null;
}

/** Every node of Markdown, and of the JavaScript in its attributes and expressions. */
function listNodes(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listNodes);
  return 'type' in value && typeof value.type === 'string' ? [value as Node, ...inside] : inside;
}

/**
 * Elements become JSX, which spares each page the table of elements that a caller of MDX can replace. Line breaks between
 * blocks would be text of the page.
 */
function writeElements(tree: Html): void {
  for (const node of listNodes(tree)) {
    if (node.type === 'root' || /^(?:ul|ol|li|blockquote)$/.test(String(node['tagName'])))
      node.children = node.children?.filter(({ type, value }) => type !== 'text' || value !== '\n') ?? [];
    if (node.type !== 'element' || Object.keys(node['properties'] as object).length > 0) continue;
    Object.assign(node, { type: 'mdxJsxTextElement', name: node['tagName'], attributes: [] });
    node['data'] = { _mdxExplicitJsx: true };
  }
}

/** The imports of a file, for tools that follow them. */
export const listImports = async (text: string, file: string): Promise<string> =>
  String(await compile({ path: file, value: text }, mdxOptions))
    .match(/^import .*$/gm)
    ?.join('\n') ?? '';

import path from 'node:path';
import type { Source } from './source.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds circular imports between files, and between the nouns of api/ and the folders of web/. Type imports count. */
export function findCycles(sources: readonly Source[]): string[] {
  const files = new Map(
    sources.map(({ file, imports }) => [
      file,
      new Set(imports.map(({ target }) => target).filter((to) => to !== file)),
    ]),
  );
  return [
    ...findGroups(files).map(
      (group) => `${group.join(', ')}: these files import each other. Move the shared code to a third file.`,
    ),
    ...findGroups(toFolders(files)).map(
      (group) =>
        `${group.join(', ')}: these folders import each other. Move the shared code to one of them.\n${listImports(files, group).join('\n')}`,
    ),
  ];
}

/** Folders of api/ that are not a noun and may import all nouns. */
const COMPOSITION = /^api\/(testing|content\/seed|cli|database)\//;
const NOUN = /^api\/(?:accounts|content|portal|integration|operation)\/[^/]+(?=\/)/;

/**
 * The folder that a file belongs to. Null for files outside api/ and web/, and for files directly in them, which
 * connect the others (routes, entities, jobs).
 */
function findFolder(file: string): string | null {
  const [side, first, ...rest] = file.split('/');
  if ((side !== 'api' && side !== 'web') || rest.length === 0 || COMPOSITION.test(file)) return null;
  if (/\.test\.tsx?$/.test(file)) return null;
  return first === 'pages' ? path.posix.dirname(file) : (NOUN.exec(file)?.[0] ?? `${side}/${first}`);
}

function toFolders(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of files) {
    const from = findFolder(file);
    if (!from) continue;
    const targets = folders.get(from) ?? new Set<string>();
    for (const to of [...imports].map(findFolder)) if (to && !isWithin(from, to)) targets.add(to);
    folders.set(from, targets);
  }
  return folders;
}

/** A folder of pages and its parent folder may import each other. */
const isWithin = (a: string, b: string): boolean => `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);

/** Lists the imports between each pair of folders in the group: their number and one example. */
function listImports(files: Graph, group: readonly string[]): string[] {
  const byFolders = new Map<string, string[]>();
  for (const [from, targets] of files) {
    for (const to of targets) {
      const [a, b] = [findFolder(from), findFolder(to)];
      if (!a || !b || isWithin(a, b) || !group.includes(a) || !group.includes(b)) continue;
      byFolders.set(`${a} → ${b}`, [...(byFolders.get(`${a} → ${b}`) ?? []), `${from} imports ${to}`]);
    }
  }
  return [...byFolders].map(([folders, imports]) => `  ${folders}: ${imports.length}, such as ${imports[0]}`);
}

/** The strongly connected components with more than one node (Tarjan's algorithm). */
function findGroups(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string) => {
    const index = order.size;
    order.set(node, index);
    lowest.set(node, index);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) !== index) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) groups.push(group.toSorted());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups;
}

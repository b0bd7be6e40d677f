import path from 'node:path';
import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';

export interface Import {
  /** The repository path for our own files, otherwise the specifier as written. */
  target: string;
  /** As written. */
  specifier: string;
  /** Imported names. Empty for `import()` and `import 'x'`. */
  names: string[];
  typeOnly: boolean;
  reexport: boolean;
}

export interface Source {
  /** The repository path, with forward slashes. */
  file: string;
  imports: Import[];
  /** True if it reads `something.em`, or takes `em` out of an object. */
  usesEm: boolean;
  /** The names that this file declares and exports. */
  exports: string[];
  /** True if it calls `client.query`, `client.mutate` or `client.watchQuery`, with any name of a client. */
  callsClient: boolean;
  /** True if it has code of its own, not only re-exports. */
  hasBody: boolean;
}

/** @throws if the file does not parse */
export function parse(file: string, text: string): ParseResult {
  const result = parseSync(file, text);
  if (result.errors.length > 0) throw new Error(`${file} does not parse: ${result.errors[0]?.message}`);
  return result;
}

/** The facts about a file that the rules need. */
export function readSource(file: string, text: string): Source {
  const { program, module } = parse(file, text);
  const resolveTarget = (specifier: string) => resolve(file, specifier);
  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...resolveTarget(moduleRequest.value),
    names: entries.map((entry) => entry.importName.name ?? entry.localName.value),
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    reexport: false,
  }));
  for (const entry of module.staticExports.flatMap((statement) => statement.entries)) {
    if (!entry.moduleRequest) continue;
    const name = entry.importName.name ?? '*';
    imports.push({
      ...resolveTarget(entry.moduleRequest.value),
      names: [name],
      typeOnly: entry.isType,
      reexport: true,
    });
  }
  const uses = { em: false, client: false };
  const dynamic = (source: { type: string; value?: unknown }, typeOnly: boolean) => {
    if (typeof source.value !== 'string') return;
    imports.push({ ...resolveTarget(source.value), names: [], typeOnly, reexport: false });
  };
  new Visitor({
    ImportExpression: (node) => dynamic(node.source, false),
    TSImportType: (node) => dynamic(node.source, true),
    CallExpression: ({ callee }) => void (uses.client ||= isClientCall(callee)),
    MemberExpression: (node) => void (uses.em ||= isEm(node.property)),
    ObjectPattern: (node) =>
      void (uses.em ||= node.properties.some((property) => property.type === 'Property' && isEm(property.key))),
  }).visit(program);
  const exports = module.staticExports
    .flatMap((statement) => statement.entries)
    .filter((entry) => !entry.moduleRequest && !entry.isType)
    .flatMap((entry) => entry.exportName.name ?? []);
  const hasBody = program.body.some((node) => !isImportOrReexport(node));
  return { file, imports, exports, usesEm: uses.em, callsClient: uses.client, hasBody };
}

function isEm(node: { type: string; name?: unknown }): boolean {
  return node.type === 'Identifier' && node.name === 'em';
}

/** True for `client.query(…)`, `apolloClient.mutate(…)`, `browserClient().query(…)`. */
function isClientCall(callee: ESTree.Expression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  if (!['query', 'mutate', 'watchQuery'].includes(callee.property.name)) return false;
  const { object } = callee;
  const client = object.type === 'CallExpression' ? object.callee : object;
  return client.type === 'Identifier' && /client$/i.test(client.name);
}

function isImportOrReexport(node: { type: string; source?: unknown }): boolean {
  return node.type === 'ImportDeclaration' || (node.type.startsWith('Export') && Boolean(node.source));
}

export function resolve(file: string, specifier: string): Pick<Import, 'target' | 'specifier'> {
  const bare = specifier.split('?')[0]!;
  if (bare.startsWith('#')) return { target: bare.slice(1), specifier };
  return { target: bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : specifier, specifier };
}

import { parse, print } from 'graphql';

/** Indents an operation. Null if it has a syntax error. */
export function formatQuery(query: string): string | null {
  try {
    const document = parse(query);
    // `print` drops comments, so an operation with comments keeps its lines.
    return query.includes('#') ? indentLines(query) : print(document);
  } catch {
    return null;
  }
}

function indentLines(query: string): string {
  let depth = 0;
  const lines = query.split('\n').map((line) => {
    const text = line.trim();
    const brackets = text.replace(/"(?:\\.|[^"\\])*"?|#.*/g, '');
    const closedCount = /^[)}\]]+/.exec(brackets)?.[0].length ?? 0;
    const indented = text && '  '.repeat(Math.max(0, depth - closedCount)) + text;
    depth += (brackets.match(/[({[]/g)?.length ?? 0) - (brackets.match(/[)}\]]/g)?.length ?? 0);
    return indented;
  });
  return `${lines.join('\n').trim()}`;
}

/** True if the operation with this name, or the only one, can change data. */
export function isMutation(query: string, name: string | undefined): boolean {
  try {
    const operations = parse(query).definitions.filter((node) => node.kind === 'OperationDefinition');
    return operations.some(
      ({ operation, name: { value } = {} }) =>
        operation === 'mutation' && (operations.length === 1 || value === undefined || value === name),
    );
  } catch {
    // The server refuses it, too.
    return false;
  }
}

/** The names of the operations in a document, if there are several to choose from. */
export function listOperationNames(query: string): string[] {
  try {
    const names = parse(query).definitions.flatMap((node) =>
      node.kind === 'OperationDefinition' && node.name ? [node.name.value] : [],
    );
    return names.length > 1 ? names : [];
  } catch {
    return [];
  }
}

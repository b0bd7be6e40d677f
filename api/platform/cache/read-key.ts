import { hash } from 'node:crypto';
import { findMembers } from '../json.ts';

/**
 * Text or identifier, name and variables of an operation make the key, as the client wrote them and in a fixed order: a
 * parsed value could be too deep to write again. Null if the answer is not stored.
 */
export function getKeyOfBody(body: Buffer): string | null {
  const members = findMembers(body);
  if (!members || isPersisted(members.get('extensions')?.toString() ?? '')) return null;
  return readKey((name) => members.get(name)?.toString('latin1'));
}

export function getKeyOfUrl(url: string): string | null {
  const entries = [...new URLSearchParams(url.slice(url.indexOf('?') + 1))];
  const parameters = new Map(entries);
  if (parameters.size !== entries.length || isPersisted(parameters.get('extensions') ?? '')) return null;
  return readKey((name) => {
    const text = parameters.get(name);
    // In a URL, an empty operation name equals an omitted one.
    if (text === undefined || (name === 'operationName' && text === '')) return undefined;
    // As JSON writes them, and as the body is read above.
    return Buffer.from(name === 'variables' ? text.trim() : JSON.stringify(text)).toString('latin1');
  });
}

/** Reads JSON tokens: only the last one holds a line break, so two different requests never have the same key. */
function readKey(read: (name: string) => string | undefined): string | null {
  const [query, documentId] = [read('query'), read('documentId')];
  if ((query === undefined) === (documentId === undefined)) return null;
  const [operationName = 'null', variables = '{}'] = [read('operationName'), read('variables')];
  const values = variables === 'null' ? '{}' : variables;
  const source = query ?? documentId;
  if (!source?.startsWith('"') || !/^("|null$)/.test(operationName) || !values.startsWith('{')) return null;
  return hash('sha256', `${query ? 'query' : 'documentId'}${source}\n${operationName}\n${values}`, 'base64url');
}

/** Apollo rejects persisted queries. Other facts about a client do not change the answer. */
const isPersisted = (extensions: string): boolean => /persistedQuery|\\/.test(extensions);

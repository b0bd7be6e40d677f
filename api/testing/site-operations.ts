import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, print, separateOperations } from 'graphql';

const FOLDER = path.resolve('graphql/operations');

export interface SiteOperation {
  name: string;
  /** The operation with its fragments, as the browser sends it. */
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Reads every operation that the site's pages send. */
export function readOperations(): SiteOperation[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const source = files.map((file) => readFileSync(path.join(FOLDER, file), 'utf8')).join('\n');
  return Object.entries(separateOperations(parse(source))).map(([name, document]) => {
    const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)!;
    return { name, document, operation, text: print(document) };
  });
}

import type { DocumentNode } from 'graphql';

/** The name of the only operation of a document. */
export function getOperationName({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
  return (operation && 'name' in operation && operation.name?.value) || '';
}

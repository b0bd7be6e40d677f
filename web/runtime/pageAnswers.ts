import type { DocumentNode } from 'graphql';
import { readState } from './state.ts';

/** The name of a query that the server ran for a page, with its variables and its data. */
export type PageAnswer = [operation: string, variables: object, data: object];

/** The answers that the server sent with this page. Empty if it ran no queries, or if one failed. */
export const readPageAnswers = (): PageAnswer[] => (readState('apollo') as PageAnswer[] | false | null) || [];

/** The name of the only operation of a document. */
export function getOperationName({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
  return (operation && 'name' in operation && operation.name?.value) || '';
}

import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { z } from 'zod';
import { request as limits } from '../../graphql/limits.ts';
import { assertAccess, type AccessRule } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { calculateCost } from '../platform/graphql/graphql-cost.ts';
import { findExcess } from '../platform/graphql/graphql-limits.ts';
import type { PersistedDocuments } from '../platform/graphql/persisted-documents.ts';
import { isIdentified, resolveParameters } from '../platform/graphql/resolve-documents.ts';

export interface StreamOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variableValues: Record<string, unknown>;
  operationName: string | undefined;
  /** The points that one result costs. */
  cost: number;
}

const shape = z.object({
  query: z.string().min(1).max(limits.queryCharacters),
  operationName: z.string().max(200).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Reads a subscription with the limits and rules of all operations. Fails before anything is read from the database. */
export function readOperation(
  { schema, documents }: { schema: GraphQLSchema; documents: PersistedDocuments },
  { viewer }: Context,
  input: unknown,
): StreamOperation {
  const result = shape.safeParse(isIdentified(input) ? resolveParameters(documents, input) : input);
  if (!result.success) return fail('BAD_USER_INPUT', 'Send a JSON object with a query or a documentId.');
  const { query, operationName, variables } = result.data;
  documents.assertRegistered(query);
  const document = parseQuery(query);
  const excess = findExcess(document);
  if (excess) fail('BAD_USER_INPUT', excess);
  const [error] = validate(schema, document, specifiedRules, { maxErrors: 1, hideSuggestions: true });
  if (error) fail('BAD_USER_INPUT', error.message);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'subscription')
    return fail('BAD_USER_INPUT', 'Only subscriptions are sent here. Send queries and mutations to /graphql.');
  assertAccess(viewer, findRule(schema, operation));
  const variableValues = variables ?? {};
  const cost = calculateCost({ document, operation, variables: variableValues, schema });
  return { document, operation, variableValues, operationName: operationName ?? undefined, cost };
}

function parseQuery(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    return fail('BAD_USER_INPUT', (error as Error).message);
  }
}

/** A valid subscription has one root field, which may be in a fragment. The strictest rule applies if it is. */
function findRule(schema: GraphQLSchema, { selectionSet: { selections } }: OperationDefinitionNode): AccessRule {
  const [selection] = selections;
  const field = selection?.kind === Kind.FIELD ? schema.getSubscriptionType()?.getFields()[selection.name.value] : null;
  return (field?.extensions['access'] as AccessRule | undefined) ?? 'admin';
}

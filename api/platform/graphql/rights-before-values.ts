import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLSchema, getVariableValues, Kind, type OperationDefinitionNode } from 'graphql';
import { type AccessRule, assertAccess } from '../access.ts';
import type { Context } from '../context.ts';
import { toExpectedError } from '../errors.ts';
import { refuseOperation } from './refuse-operation.ts';

/**
 * Refuses a mutation with variables of the wrong type by the rights of its sender first. graphql-js checks the types of
 * all variables before it runs the checks of any field, so that a sender without rights would learn what is wrong.
 */
export const rightsBeforeValues: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ schema, operation, request, response, contextValue }) => {
      try {
        for (const rule of listRules(schema, operation)) assertAccess(contextValue.viewer, rule);
      } catch (error) {
        const expected = toExpectedError(error);
        if (!expected) throw error;
        const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {}, {
          maxErrors: 1,
        });
        if (errors) return refuseOperation(response, expected);
      }
      return null;
    },
  }),
};

/** The rules of the mutations that the operation names directly. Fields in fragments are checked when they run. */
function listRules(schema: GraphQLSchema, operation: OperationDefinitionNode | undefined): AccessRule[] {
  if (operation?.operation !== 'mutation') return [];
  const fields = schema.getMutationType()?.getFields() ?? {};
  return operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? ((fields[selection.name.value]?.extensions['access'] as AccessRule) ?? []) : [],
  );
}

import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../platform/context.ts';
import { MissingScopeError } from '../platform/errors.ts';
import { refuseOperation } from '../platform/graphql/refuse-operation.ts';
import { recordMissingScope } from './token.authentication.service.ts';
import { findMissingScope } from './token.policy.ts';

/** Refuses an operation of a token that lacks a scope for one of its fields, before anything runs. */
export const tokenScopes: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue, document, operationName, response, schema }) => {
      const missing = findMissingScope(contextValue.viewer, schema, document);
      if (missing === undefined) return null;
      await recordMissingScope(contextValue, operationName ?? '', missing);
      return refuseOperation(response, new MissingScopeError(missing));
    },
  }),
};

import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../platform/context.ts';
import { toExpectedError } from '../platform/errors.ts';
import type { PointBudget } from '../platform/limits/point-budget.ts';
import { refuseOperation } from '../platform/graphql/refuse-operation.ts';
import { findMissingScope } from './token.policy.ts';
import { failForScope } from './token.refuse.service.ts';

/** Refuses an operation of a token that lacks a scope for one of its fields, before anything runs. */
export const tokenScopes = (budget: PointBudget): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue, document, response, schema }) => {
      const missing = findMissingScope(contextValue.viewer, schema, document);
      if (!missing) return null;
      try {
        return await failForScope(contextValue, budget, missing);
      } catch (error) {
        const expected = toExpectedError(error);
        if (!expected) throw error;
        return refuseOperation(response, expected);
      }
    },
  }),
});

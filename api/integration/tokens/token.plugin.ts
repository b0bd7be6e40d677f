import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '#api/platform/context.ts';
import { toExpectedError, MissingScopeError } from '#api/platform/errors.ts';
import type { PointBudget } from '#api/platform/limits/point-budget.ts';
import { refuseOperation } from '#api/platform/graphql/refuse-operation.ts';
import { findMissingScope, type MissingScope } from './token.policy.ts';
import { points } from '#graphql/limits.ts';
import { recordMissingScope } from '#api/operation/audit/audit.refusals.service.ts';
import { spendPoints } from '#api/platform/limits/points.ts';

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

/** Refuses an operation of a token that lacks a scope. The refusal costs the owner points, like a request that runs. */
async function failForScope(context: Context, budget: PointBudget, { field, scope }: MissingScope): Promise<never> {
  spendPoints(context, points.refused, budget);
  const error = new MissingScopeError(scope);
  await recordMissingScope(context, field, error);
  throw error;
}

import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError, OperationDefinitionNode } from 'graphql';
import { points } from '../../../graphql/limits.ts';
import type { Context } from '../context.ts';
import { toExpectedError, ExpectedError } from '../errors.ts';
import { calculateCost } from '../graphql/graphql-cost.ts';
import type { PointBudget } from '../graphql/points.ts';

/**
 * Rejects an operation before it runs if it costs too much, alone or together with the points that its sender spent in
 * this minute.
 */
export const costLimits = (budget?: PointBudget): ApolloServerPlugin<Context> => ({
  serverWillStart: async () => ({ serverWillStop: async () => budget?.stop() }),
  requestDidStart: async () => ({
    // Not in `didResolveOperation`, whose hooks run at the same time: others would begin the work that this rejects.
    responseForOperation: async ({ document, operation, request, response, schema, contextValue }) => {
      // Undefined if the name of the operation is missing or unknown. graphql-js reports that.
      if (!(operation as OperationDefinitionNode | undefined)) return null;
      try {
        const cost = calculateCost({ document, operation, variables: request.variables ?? {}, schema });
        assertAffordable(contextValue, cost, budget);
        return null;
      } catch (error) {
        const expected = toExpectedError(error);
        if (!expected) throw error;
        // The whole request is rejected, so the HTTP status says so, too.
        response.http.status = expected.status;
        return {
          http: response.http,
          body: { kind: 'single', singleResult: { errors: [toFormattedError(expected)] } },
        };
      }
    },
  }),
});

function assertAffordable({ viewer, client }: Context, cost: number, budget?: PointBudget): void {
  const kind = viewer.kind === 'user' ? 'signedIn' : 'anonymous';
  const limit = points.operation[kind];
  if (cost > limit) {
    const sentence = `This operation costs ${cost} points, and at most ${limit} are allowed. Request fewer items.`;
    throw new ExpectedError('BAD_USER_INPUT', sentence);
  }
  const subject = viewer.kind === 'user' ? `account ${viewer.id}` : `address ${client.address}`;
  const wait = budget?.spend(subject, cost, points.perMinute[kind]) ?? null;
  if (wait !== null) throw new ExpectedError('RATE_LIMITED', undefined, [], wait);
}

const toFormattedError = ({ message, code, retryAfter }: ExpectedError): GraphQLFormattedError => ({
  message,
  extensions: { code, ...(retryAfter && { retryAfter }) },
});

import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { points } from '../../../graphql/limits.ts';
import type { Context } from '../context.ts';
import { asExpected, ExpectedError } from '../errors.ts';
import { calculateCost } from '../graphql-cost.ts';
import type { PointBudget } from '../points.ts';

/** Rejects an operation that costs too much, alone or with what its sender spent in this minute, before it runs. */
export const costLimits = (budget?: PointBudget): ApolloServerPlugin<Context> => ({
  serverWillStart: async () => ({ serverWillStop: async () => budget?.stop() }),
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, request, schema, contextValue }) => {
      // An operation that does not exist is graphql-js's to refuse.
      if (!operation) return;
      try {
        const cost = calculateCost({ document, operation, variables: request.variables ?? {}, schema });
        assertAffordable(contextValue, cost, budget);
      } catch (error) {
        const expected = asExpected(error);
        throw expected ? asGraphQLError(expected) : error;
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

/** The whole request is rejected, so its HTTP status says so, too. */
const asGraphQLError = ({ message, code, status, retryAfter }: ExpectedError): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...(retryAfter && { retryAfter }), http: { status } } });

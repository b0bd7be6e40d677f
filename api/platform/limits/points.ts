import type { ApolloServerPlugin } from '@apollo/server';
import type { OperationDefinitionNode } from 'graphql';
import { points } from '#graphql/limits.ts';
import type { Context } from '../context.ts';
import { ExpectedError, failForNow, toExpectedError } from '../errors.ts';
import { calculateCost } from './cost.ts';
import type { PointBudget } from './point-budget.ts';
import { refuseOperation } from '../graphql/refuse-operation.ts';

/**
 * Rejects an operation before it runs if it costs too much, alone or together with the points that its sender spent in
 * this minute. Every answer says in `extensions.cost` and in the RateLimit headers what it cost and what is left.
 */
export const costLimits = (budget?: PointBudget): ApolloServerPlugin<Context> => ({
  serverWillStart: async () => ({ serverWillStop: async () => budget?.stop() }),
  requestDidStart: async () => {
    let requestedPoints = 0;
    return {
      // Not in `didResolveOperation`, whose hooks run at the same time: others would begin the work that this rejects.
      responseForOperation: async ({ document, operation, request, response, schema, contextValue }) => {
        // Undefined if the name of the operation is missing or unknown. graphql-js reports that.
        if (!(operation as OperationDefinitionNode | undefined)) return null;
        try {
          requestedPoints = calculateCost({ document, operation, variables: request.variables ?? {}, schema });
          assertAffordable(contextValue, requestedPoints, budget);
          return null;
        } catch (error) {
          const expected = toExpectedError(error);
          if (!expected) throw error;
          return refuseOperation(response, expected);
        }
      },
      // A plugin that stores answers reads them in the same phase, so this runs to its end without waiting.
      willSendResponse: async ({ response, contextValue }) => {
        if (!budget || response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        const state = readBudget(budget, contextValue);
        singleResult.extensions = { ...singleResult.extensions, cost: toCost(requestedPoints, state) };
        for (const [name, value] of listRateLimitHeaders(state)) response.http.headers.set(name, value);
      },
    };
  },
});

function assertAffordable(context: Context, cost: number, budget?: PointBudget): void {
  const limit = points.operation[findPayer(context).kind];
  if (cost > limit) {
    const sentence = `This operation costs ${cost} points, and at most ${limit} are allowed. Request fewer items.`;
    throw new ExpectedError('BAD_USER_INPUT', sentence);
  }
  if (budget) spendPoints(context, cost, budget);
}

/** Takes points from the budget of the sender. Fails with RATE_LIMITED if too few are left. */
export function spendPoints(sender: Pick<Context, 'viewer' | 'client'>, cost: number, budget: PointBudget): void {
  const { kind, subject } = findPayer(sender);
  const wait = budget.spend(subject, cost, points.perMinute[kind]);
  if (wait !== null) failForNow('RATE_LIMITED', wait);
}

/**
 * Whose budget pays: an account has one for all its sessions, and one for each of its tokens, so that a program cannot
 * use up the points of its owner.
 */
export const findPayer = ({ viewer, client }: Pick<Context, 'viewer' | 'client'>) =>
  viewer.kind === 'user'
    ? ({ kind: 'signedIn', subject: viewer.token ? `token ${viewer.token.id}` : `account ${viewer.id}` } as const)
    : ({ kind: 'anonymous', subject: `address ${client.address}` } as const);

type BudgetState = ReturnType<PointBudget['read']>;

function readBudget(budget: PointBudget, context: Context): BudgetState {
  const { kind, subject } = findPayer(context);
  return budget.read(subject, points.perMinute[kind]);
}

const toCost = (requestedPoints: number, { remaining, milliseconds }: BudgetState) => ({
  requested: requestedPoints,
  remaining,
  resetAt: new Date(Date.now() + milliseconds).toISOString(),
});

/** As in draft-ietf-httpapi-ratelimit-headers: the points of a minute, what is left of them, and for how many seconds. */
export const listRateLimitHeaders = ({ limit, remaining, milliseconds }: BudgetState): [string, string][] => [
  ['ratelimit-policy', `"points";q=${limit};w=60`],
  ['ratelimit', `"points";r=${remaining};t=${Math.ceil(milliseconds / 1_000)}`],
];

import { points } from '../../graphql/limits.ts';
import { recordMissingScope } from '../audit/audit.refusals.service.ts';
import type { Context } from '../platform/context.ts';
import { MissingScopeError } from '../platform/errors.ts';
import type { PointBudget } from '../platform/limits/point-budget.ts';
import { spendPoints } from '../platform/limits/points.ts';
import type { MissingScope } from './token.policy.ts';

/** Refuses an operation of a token that lacks a scope. The refusal costs the owner points, like a request that runs. */
export async function failForScope(
  context: Context,
  budget: PointBudget,
  { field, scope }: MissingScope,
): Promise<never> {
  spendPoints(context, points.refused, budget);
  const error = new MissingScopeError(scope);
  await recordMissingScope(context, field, error);
  throw error;
}

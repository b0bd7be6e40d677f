import { points } from '../../graphql/limits.ts';
import { record } from '../audit/audit.service.ts';
import type { Context } from '../platform/context.ts';
import { MissingScopeError } from '../platform/errors.ts';
import type { PointBudget } from '../platform/graphql/points.ts';
import { spendPoints } from '../platform/http/graphql-points.ts';
import { isNoticed, type Limit } from '../platform/limits.ts';
import type { Requirement } from './token.scopes.ts';

/** Refusals of one token for one scope that the audit log does not show. */
const UNRECORDED: Limit = { name: 'token.scope', atMost: 0, seconds: 3_600 };

interface Refused {
  operation: string;
  /** What the token lacks. */
  missing: Requirement;
}

/** Refuses an operation of a token that lacks a scope. The refusal costs the owner points, like a request that runs. */
export async function failForScope(context: Context, budget: PointBudget, refused: Refused): Promise<never> {
  spendPoints(context, points.refused, budget);
  await recordMissingScope(context, refused);
  throw new MissingScopeError(refused.missing);
}

/** Records at most one refusal for each token, scope and hour, so that a program that keeps trying does not fill the log. */
export async function recordMissingScope(context: Context, { operation, missing }: Refused): Promise<void> {
  const { viewer } = context;
  if (viewer.kind !== 'user' || !viewer.token) return;
  const em = context.em.fork();
  if (!(await isNoticed(em, UNRECORDED, `${viewer.token.id} ${missing}`, 1))) return;
  const details = { operation, code: 'FORBIDDEN', scope: missing };
  await record(context, em, { kind: 'access.refused', details });
}

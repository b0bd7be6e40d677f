import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { Context } from '../platform/context.ts';
import { MissingScopeError, toExpectedError } from '../platform/errors.ts';
import { isNoticed, type Limit } from '../platform/limits.ts';
import { record } from './audit.service.ts';

const REFUSALS = new Set(['FORBIDDEN', 'STEP_UP_REQUIRED']);
/** Records at most one refusal of a token for a scope in an hour. */
const UNRECORDED: Limit = { name: 'token.scope', atMost: 0, seconds: 3_600 };

/**
 * Records each action that a signed-in user was denied. Anonymous visitors are not recorded, because anyone could flood
 * the log.
 */
export const recordRefusals: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        if (contextValue.viewer.kind !== 'user') return;
        for (const error of errors) {
          const expected = toExpectedError(unwrapResolverError(error));
          const operation = String(error.path?.[0] ?? '');
          if (expected instanceof MissingScopeError) await recordMissingScope(contextValue, operation, expected);
          else if (REFUSALS.has(expected?.code ?? '')) {
            const details = { operation, code: expected?.code };
            await record(contextValue, contextValue.em.fork(), { kind: 'access.refused', details });
          }
        }
      },
    };
  },
};

/** Records the first refusal for each token, scope and hour, so that a program that keeps trying does not fill the log. */
export async function recordMissingScope(
  context: Context,
  operation: string,
  { code, requiredScope: scope }: MissingScopeError,
): Promise<void> {
  const { viewer } = context;
  if (viewer.kind !== 'user' || !viewer.token) return;
  const em = context.em.fork();
  if (!(await isNoticed(em, UNRECORDED, `${viewer.token.id} ${scope}`, 1))) return;
  await record(context, em, { kind: 'access.refused', details: { operation, code, scope } });
}

/** Records a page that a signed-in user was not allowed to open. */
export const recordPageRefusal = (context: Context, path: string): Promise<void> =>
  record(context, context.em, { kind: 'access.refused', details: { page: path.slice(0, 200) } });

import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { Context } from '../platform/context.ts';
import { MissingScopeError, toExpectedError } from '../platform/errors.ts';
import { recordMissingScope } from '../tokens/token.refuse.service.ts';
import { record } from './audit.service.ts';

const REFUSALS = new Set(['FORBIDDEN', 'STEP_UP_REQUIRED']);

/**
 * Records each action that a signed-in user was denied. Anonymous visitors are not recorded, because anyone could flood
 * the log.
 */
export const recordRefusals: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        if (contextValue.viewer.kind !== 'user') return;
        const refused = errors.filter((error) => REFUSALS.has(toExpectedError(unwrapResolverError(error))?.code ?? ''));
        for (const error of refused) {
          const expected = toExpectedError(unwrapResolverError(error));
          const operation = String(error.path?.[0] ?? '');
          if (expected instanceof MissingScopeError) {
            await recordMissingScope(contextValue, { operation, missing: expected.requiredScope });
            continue;
          }
          const details = { operation, code: expected?.code };
          await record(contextValue, contextValue.em.fork(), { kind: 'access.refused', details });
        }
      },
    };
  },
};

/** Records a page that a signed-in user was not allowed to open. */
export const recordPageRefusal = (context: Context, path: string): Promise<void> =>
  record(context, context.em, { kind: 'access.refused', details: { page: path.slice(0, 200) } });

import type { ApolloServerPlugin } from '@apollo/server';
import type { OperationDefinitionNode } from 'graphql';
import type { Context } from '../context.ts';
import { toExpectedError } from '../errors.ts';
import { countTry, type Limit } from './attempts.ts';
import { isEditor } from '../viewer.ts';
import { refuseOperation } from '../graphql/refuse-operation.ts';

/** Far more than a person needs. */
const mutationsPerAccount: Limit = { name: 'mutations', atMost: 600, seconds: 3_600 };

/**
 * Limits the mutations of members. Most of them add an entry to the audit log, such as a new calendar URL, so a member
 * could fill the log. The work of editors and administrators has no limit besides its points.
 */
export async function countMutation({ viewer, em, services }: Context): Promise<void> {
  if (viewer.kind !== 'user' || isEditor(viewer)) return;
  await countTry(em, mutationsPerAccount, viewer.id, services.env.LIMITS_SCALE);
}

export const limitMutations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ operation, contextValue, response }) => {
      if ((operation as OperationDefinitionNode | undefined)?.operation !== 'mutation') return null;
      try {
        await countMutation(contextValue);
        return null;
      } catch (error) {
        const expected = toExpectedError(error);
        if (!expected) throw error;
        return refuseOperation(response, expected);
      }
    },
  }),
};

import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { points } from '#graphql/limits.ts';
import { type AccessRule, assertAccess } from '../access.ts';
import type { Context } from '../context.ts';
import { toExpectedError } from '../errors.ts';
import type { PointBudget } from '../limits/point-budget.ts';
import { refuseOperation } from '../graphql/refuse-operation.ts';
import { spendPoints } from '../limits/points.ts';
import type { Viewer } from '../viewer.ts';
import { type Claim, claimKey, settleKey } from './idempotency.service.ts';

/**
 * A mutation sent again with the same Idempotency-Key changes nothing. If it created something, it returns its first
 * response. This runs after the plugins that refuse operations, so that a repetition passes them, too.
 */
export const idempotency = (budget: PointBudget): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ request, contextValue }) => {
    const key = request.http?.headers.get('idempotency-key');
    return key === undefined ? undefined : listenerFor(key, contextValue.browser.session.id, budget);
  },
});

function listenerFor(key: string, sessionId: string | null, budget: PointBudget): GraphQLRequestListener<Context> {
  let claim: Claim | null = null;
  let isCreation = false;
  return {
    responseForOperation: async ({ request, document, operation, contextValue, schema, response }) => {
      if (operation?.operation !== 'mutation') return null;
      const mutations = findMutations(schema, document);
      isCreation = mutations.every(({ creates }) => creates);
      // Visitors keep no rows for anything else, such as a sign-in. A mutation that is not allowed fails when it runs.
      if (!isCreation && contextValue.viewer.kind === 'anonymous') return null;
      if (!mutations.every(({ access }) => isAllowed(contextValue.viewer, access))) return null;
      const payload = JSON.stringify([request.query, request.operationName ?? null, request.variables ?? {}]);
      try {
        spendPoints(contextValue, points.idempotencyKey, budget);
        const result = await claimKey(contextValue, key, payload);
        if ('claim' in result) {
          claim = result.claim;
          return null;
        }
        response.http.headers.set('idempotency-replayed', 'true');
        const singleResult = result.stored.body as Record<string, unknown>;
        return { http: response.http, body: { kind: 'single', singleResult } };
      } catch (error) {
        const expected = toExpectedError(error);
        if (!expected) throw error;
        return refuseOperation(response, expected);
      }
    },
    willSendResponse: async ({ response, contextValue }) => {
      if (!claim || response.body.kind !== 'single') return;
      // A response that starts or ends a session comes with a cookie, which is never stored.
      const { singleResult: body } = response.body;
      const isStored = isCreation && body.errors === undefined && contextValue.browser.session.id === sessionId;
      await settleKey(contextValue, claim, isStored ? { status: 200, body } : null);
    },
  };
}

interface MutationField {
  access: AccessRule;
  creates: boolean;
}

/** The mutations of a document, also those in its fragments. */
function findMutations(schema: GraphQLSchema, document: DocumentNode): MutationField[] {
  const mutations: MutationField[] = [];
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    Field: () => {
      const field = info.getFieldDef();
      if (info.getParentType() !== schema.getMutationType() || !field) return undefined;
      const { access, creates } = field.extensions;
      if (access) mutations.push({ access: access as AccessRule, creates: creates === true });
      return false;
    },
  });
  visit(document, visitor);
  return mutations;
}

function isAllowed(viewer: Viewer, rule: AccessRule): boolean {
  try {
    assertAccess(viewer, rule);
    return true;
  } catch (error) {
    if (toExpectedError(error)) return false;
    throw error;
  }
}

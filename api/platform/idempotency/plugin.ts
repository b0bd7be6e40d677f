import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { GraphQLError, Kind, type OperationDefinitionNode, type GraphQLSchema } from 'graphql';
import { type AccessRule, assertAccess } from '../access.ts';
import type { Context } from '../context.ts';
import { toExpectedError } from '../errors.ts';
import { type Claim, claimKey, settleKey, type StoredResponse } from './idempotency.service.ts';

/** A mutation sent again with the same Idempotency-Key returns its first response and changes nothing. */
export const idempotency: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ request, contextValue }) => {
    const key = request.http?.headers.get('idempotency-key');
    return key === undefined ? undefined : listenerFor(key, contextValue.browser.session.id);
  },
};

function listenerFor(key: string, sessionId: string | null): GraphQLRequestListener<Context> {
  let claim: Claim | null = null;
  let storedResponse: StoredResponse | null = null;
  return {
    didResolveOperation: async ({ request, operation, contextValue, schema }) => {
      if (operation?.operation !== 'mutation') return;
      const payload = JSON.stringify([request.query, request.operationName ?? null, request.variables ?? {}]);
      try {
        // Only people who can still send the request get its stored response.
        for (const rule of findRules(schema, operation)) assertAccess(contextValue.viewer, rule);
        const result = await claimKey(contextValue, key, payload);
        if ('stored' in result) storedResponse = result.stored;
        else claim = result.claim;
      } catch (error) {
        throw toGraphQLError(error);
      }
    },
    responseForOperation: async ({ response }) => {
      if (!storedResponse) return null;
      response.http.headers.set('idempotency-replayed', 'true');
      return {
        http: response.http,
        body: { kind: 'single', singleResult: storedResponse.body as Record<string, unknown> },
      };
    },
    willSendResponse: async ({ response, contextValue }) => {
      if (!claim || response.body.kind !== 'single') return;
      // A response that starts or ends a session comes with a cookie, which is never stored.
      const { singleResult: body } = response.body;
      const isStored = body.errors === undefined && contextValue.browser.session.id === sessionId;
      await settleKey(contextValue, claim, isStored ? { status: 200, body } : null);
    },
  };
}

const findRules = (schema: GraphQLSchema, operation: OperationDefinitionNode): AccessRule[] => {
  const fields = schema.getMutationType()?.getFields() ?? {};
  return operation.selectionSet.selections.flatMap((selection) => {
    const rule = selection.kind === Kind.FIELD && fields[selection.name.value]?.extensions['access'];
    return rule ? [rule as AccessRule] : [];
  });
};

function toGraphQLError(error: unknown): unknown {
  const expected = toExpectedError(error);
  if (!expected) return error;
  const { code, message, status } = expected;
  return new GraphQLError(message, { extensions: { code, ...(status === 422 && { http: { status } }) } });
}

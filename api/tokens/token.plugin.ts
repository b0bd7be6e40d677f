import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../platform/context.ts';
import { recordMissingScope } from './token.authentication.service.ts';
import { listMissingScopes } from './token.policy.ts';
import type { Requirement } from './token.scopes.ts';

const describe = (missing: Requirement): string =>
  missing ? `This token lacks the scope ${missing}.` : 'This operation cannot be used with a token.';

/** Refuses an operation of a token that lacks a scope for one of its fields, before anything runs. */
export const tokenScopes: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue, document, operationName, response, schema }) => {
      const { viewer } = contextValue;
      const token = viewer.kind === 'user' ? viewer.token : undefined;
      if (!token) return null;
      const missing = listMissingScopes(schema, document, token);
      const [first] = missing;
      if (first === undefined) return null;
      const requiredScope = missing.includes(null) ? null : first;
      await recordMissingScope(contextValue, operationName ?? '', requiredScope);
      response.http.status = 403;
      const extensions = { code: 'FORBIDDEN', requiredScope };
      const errors = [{ message: describe(requiredScope), extensions }];
      return { http: response.http, body: { kind: 'single', singleResult: { errors } } };
    },
  }),
};

import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { request as limits } from '#graphql/limits.ts';
import type { Context } from '../context.ts';
import { toExpectedError } from '../errors.ts';
import { isIntrospectionGuarded } from '../graphql/introspection.ts';
import { callMutationsOnce, documentLimits, reportExcess } from '../limits/document-limits.ts';
import { createDocumentStore } from '../graphql/document-store.ts';

export function createGraphQLServer(
  schema: GraphQLSchema,
  production: boolean,
  plugins: ApolloServerPlugin<Context>[] = [],
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    // The plugin `introspection` decides who reads which part of the schema.
    introspection: isIntrospectionGuarded(plugins),
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    // same-origin.ts checks GET requests by Sec-Fetch-Site. Apollo would reject the GET requests of common clients.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    documentStore: createDocumentStore(),
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [reportExcess, callMutationsOnce],
    formatError,
    // The default cache-control plugin wraps every field: off, a request costs half.
    // The default landing page makes browsers contact Apollo's and a font provider's hosts.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      documentLimits,
      errorReporting,
      ...plugins,
    ],
  });
}

/**
 * Shows the part of an error that clients can see: expected errors with the message of the catalog, all others masked.
 */
export function formatError(formattedError: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const expected = toExpectedError(unwrapResolverError(error));
  if (expected) return { ...formattedError, message: expected.message, extensions: { ...expected.extensions } };
  if (formattedError.extensions?.['code'] === 'BAD_REQUEST')
    return { ...formattedError, message: describeRequestError(formattedError.message) };
  // Parsing, validation and coercion errors have a code of their own and reveal nothing about the server.
  if (formattedError.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR') return formattedError;
  return {
    ...formattedError,
    message: 'An error occurred on the server.',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** Sentences for the errors of Apollo that name its own features or settings, by a part of its message. */
const requestErrors: readonly [string, string][] = [
  ['non-empty `query`', 'Send the text of an operation as query, or its documentId.'],
  ['must be strings', 'Send the text of the operation as query, as a JSON string.'],
  ['supports only GET/POST', 'Send the operation by POST, or a query by GET.'],
  ['atching', 'Send one operation in a request, not a list of operations.'],
  ['No operations found', 'Send one operation in a request, not a list of operations.'],
  ['POST body missing', 'Send a JSON object with a query, and the header Content-Type: application/json.'],
  ["An 'accept' header", 'Accept application/json or application/graphql-response+json.'],
  ['incremental delivery', 'The directives @defer and @stream are not supported.'],
];

const describeRequestError = (message: string): string =>
  requestErrors.find(([part]) => message.includes(part))?.[1] ??
  (/apollo|persisted/i.test(message) ? 'This is not a valid GraphQL request.' : message);

/**
 * GraphQL over HTTP asks for the status 200 if the document is invalid and the client accepts only `application/json`.
 * Such a client cannot distinguish a 400 of this server from a 400 of a proxy.
 */
const isForOldClient = (accept: string | undefined): boolean => /^application\/json(?:;|$)/i.test(accept ?? '');

const ofDocument = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']);

const isOfDocument = (errors: readonly GraphQLFormattedError[] = []): boolean =>
  errors.length > 0 && errors.every(({ extensions }) => ofDocument.has(String(extensions?.['code'])));

/** Logs masked errors, adds the request id to the answer, and sets Retry-After. */
const errorReporting: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, operationName }) {
        for (const error of errors) {
          const cause = unwrapResolverError(error);
          const expected = toExpectedError(cause);
          const line = { err: cause, path: error.path, operationName };
          const { client, services } = contextValue;
          // Most of these answers have the status 200, for which no line is written otherwise.
          if (expected?.code === 'RATE_LIMITED')
            services.log.info({ status: 429, address: client.address, operationName }, 'request refused');
          if (expected?.code === 'UNAVAILABLE' && (cause !== expected || expected.cause))
            services.log.warn(line, 'a service is unavailable');
          else if (cause !== error && !expected) services.log.error(line, 'a resolver failed');
        }
      },
      async willSendResponse({ request, response, contextValue }) {
        if (response.body.kind !== 'single') return;
        if (isForOldClient(request.http?.headers.get('accept')) && isOfDocument(response.body.singleResult.errors))
          response.http.status = 200;
        for (const { extensions } of response.body.singleResult.errors ?? []) {
          if (extensions) extensions['requestId'] = contextValue.requestId;
          const retryAfter = extensions?.['retryAfter'];
          if (typeof retryAfter === 'number') response.http.headers.set('retry-after', String(retryAfter));
          if (extensions?.['code'] === 'UNAVAILABLE') response.http.status = 503;
        }
      },
    };
  },
};

import type { GraphQLResponse } from '@apollo/server';
import type { ExpectedError } from '../errors.ts';

/** The answer to an operation that is rejected before it runs. The whole request is, so the HTTP status says so, too. */
export function refuseOperation(
  { http }: Pick<GraphQLResponse, 'http'>,
  { status, message, extensions }: ExpectedError,
): GraphQLResponse {
  http.status = status;
  const errors = [{ message, extensions: { ...extensions } }];
  return { http, body: { kind: 'single', singleResult: { errors } } };
}

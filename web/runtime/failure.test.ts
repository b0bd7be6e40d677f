import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test } from 'vitest';
import { getStatus } from './failure.ts';

const createError = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });

test('a page that cannot read its data has the status of the API error, and 500 only for unexpected errors', () => {
  const of = ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'];
  expect(of.map((code) => getStatus(createError(code)))).toEqual([400, 401, 403, 404, 409, 429, 503]);
  expect(getStatus(createError('INTERNAL_SERVER_ERROR'))).toBe(500);
  expect(getStatus(new Error('fetch failed'))).toBe(500);
});

import { CombinedGraphQLErrors } from '@apollo/client';

const getErrorCode = (error: unknown): unknown =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;

/** The HTTP status that a page which could not read its data answers with. */
export const getStatus = (error: unknown): number => {
  const code = getErrorCode(error);
  if (code === 'BAD_USER_INPUT') return 400;
  return code === 'UNAVAILABLE' ? 503 : 500;
};

/** What the reader is told: the server's own sentence where it is meant for them. */
export const describeFailure = (error: unknown, what = 'articles'): string =>
  getErrorCode(error) === 'BAD_USER_INPUT' && error instanceof Error
    ? error.message
    : `The ${what} could not be read just now. Please try again in a moment.`;

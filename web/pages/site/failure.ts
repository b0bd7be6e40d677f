import { CombinedGraphQLErrors } from '@apollo/client';

const getErrorCode = (error: unknown): unknown =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;

/** The HTTP status of a page that could not read its data. */
export const getStatus = (error: unknown): number => {
  const code = getErrorCode(error);
  if (code === 'BAD_USER_INPUT') return 400;
  return code === 'UNAVAILABLE' ? 503 : 500;
};

/** The error message for the reader: the server's message if it is meant for users, otherwise a generic one. */
export const describeFailure = (error: unknown, subject = 'articles'): string =>
  getErrorCode(error) === 'BAD_USER_INPUT' && error instanceof Error
    ? error.message
    : `The ${subject} could not be read just now. Please try again in a moment.`;

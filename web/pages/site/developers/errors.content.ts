import { type ErrorCode, errorStatuses, type RequestErrorCode, requestErrorStatuses } from '#graphql/error-codes.ts';

/** Each code needs an entry: the compiler refuses a code without advice. */
const advice: Record<ErrorCode | RequestErrorCode, string> = {
  UNAUTHENTICATED: 'The token or session is missing, wrong, expired or revoked. Create a new token.',
  FORBIDDEN: 'The account or token does not have the right. If a scope is missing, extensions.requiredScope names it.',
  NOT_FOUND: 'The object does not exist, or you cannot read it. Remove it from your copy.',
  BAD_USER_INPUT:
    'The operation is not valid, costs too much, or a value of the input is wrong. Correct it; do not repeat it unchanged.',
  TOO_LARGE: 'An uploaded file or a request body is too large. Send less.',
  CONFLICT: 'The object is in another state or version than expected. Read it again, then decide.',
  OPERATION_NOT_REGISTERED:
    'This installation runs only registered operations. Ask its operator to add yours to the persisted documents.',
  PERSISTED_DOCUMENT_NOT_FOUND:
    'The server does not know the documentId. Send the text as query, or ask the operator to add the document.',
  CURSOR_EXPIRED: 'The changes after the cursor are no longer stored. Copy everything again.',
  RATE_LIMITED: 'The budget is used up. Wait for the seconds in Retry-After.',
  STEP_UP_REQUIRED: 'The owner must confirm their identity in the portal first. Tokens do not get this error.',
  UNAVAILABLE: 'The server or its database is busy or stopping. Try again after some seconds.',
  BAD_REQUEST:
    'The request is not a GraphQL request: it has no query, several operations in a list, or a mutation by GET (status 405).',
  GRAPHQL_PARSE_FAILED: 'The document has a syntax error. The message names the position.',
  GRAPHQL_VALIDATION_FAILED:
    'The schema does not have a field, argument or type of the document. Compare it with /schema.graphql.',
  OPERATION_RESOLUTION_FAILURE: 'The document has several operations, and operationName does not name one of them.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Automatic persisted queries are not supported. Send the text, or a documentId.',
  INTERNAL_SERVER_ERROR: 'The server failed. Report the requestId of the error to the operator of the site.',
};

export const errors = Object.entries({ ...errorStatuses, ...requestErrorStatuses }).map(
  ([code, status]) => [code, String(status), advice[code as ErrorCode | RequestErrorCode]] as const,
);

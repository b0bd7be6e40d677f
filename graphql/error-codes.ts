/** The code of each expected error, which GraphQL sends in `extensions.code`, and its HTTP status in REST and pages. */
export const errorStatuses = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  /** About a file or the body of a request, never about a GraphQL operation. */
  TOO_LARGE: 413,
  CONFLICT: 409,
  /** Where REGISTERED_OPERATIONS_ONLY is true: the pages of the site do not send this operation. */
  OPERATION_NOT_REGISTERED: 403,
  /** A `documentId` that this server does not know. */
  PERSISTED_DOCUMENT_NOT_FOUND: 404,
  /** A cursor of `changes` whose next changes are not stored any more. */
  CURSOR_EXPIRED: 410,
  RATE_LIMITED: 429,
  STEP_UP_REQUIRED: 403,
  UNAVAILABLE: 503,
} as const;

/**
 * The code of each error of a request that does not become an operation, and its HTTP status. Apollo Server sends these
 * codes.
 */
export const requestErrorStatuses = {
  BAD_REQUEST: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
  /** For clients of automatic persisted queries, which then send the text. */
  PERSISTED_QUERY_NOT_SUPPORTED: 200,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type RequestErrorCode = keyof typeof requestErrorStatuses;

export type ErrorCode = keyof typeof errorStatuses;

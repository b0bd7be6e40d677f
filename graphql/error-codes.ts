/** The code of each expected error, which GraphQL sends in `extensions.code`, and its HTTP status in REST and pages. */
export const errorStatuses = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  /** REST only: about a file, never about a GraphQL operation. */
  TOO_LARGE: 413,
  CONFLICT: 409,
  /** Where REGISTERED_OPERATIONS_ONLY is true: the pages of the site do not send this operation. */
  OPERATION_NOT_REGISTERED: 403,
  /** A `documentId` that this server does not know. */
  PERSISTED_DOCUMENT_NOT_FOUND: 404,
  /** A cursor of `changes` or of a stream whose next changes are not stored any more. */
  CURSOR_EXPIRED: 410,
  RATE_LIMITED: 429,
  STEP_UP_REQUIRED: 403,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

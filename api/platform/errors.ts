// The catalog of expected errors. Services throw `fail(code)`; GraphQL answers with the code in its extensions, REST with
// the sentence as text. Every other error is masked, and logged with the request id.

import { type ErrorCode, errorStatuses } from '../../graphql/error-codes.ts';
import { isDatabaseUnavailable } from './database/database-errors.ts';

export interface FieldFault {
  /** Where the fault is, as the client named it: `['input', 'title']`. */
  path: (string | number)[];
  message: string;
}

const sentences: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'Not found.',
  BAD_USER_INPUT: 'Please check what you entered.',
  TOO_LARGE: 'This request is too large. Nothing was saved.',
  CONFLICT: 'Another person changed this in the meantime.',
  RATE_LIMITED: 'Too many requests. Please wait and try again.',
  STEP_UP_REQUIRED: 'Confirm your identity to continue.',
  UNAVAILABLE: 'Temporarily unavailable. Try again in a moment.',
};

export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string = sentences[code],
    readonly fields: FieldFault[] = [],
    /** Seconds after which another try makes sense, for RATE_LIMITED and UNAVAILABLE. */
    readonly retryAfter: number | null = code === 'UNAVAILABLE' ? 5 : null,
  ) {
    super(message);
    this.status = errorStatuses[code];
  }
}

/** Ends the operation with an expected failure; `sentence` replaces the sentence of the catalog where it can say more. */
export function fail(code: ErrorCode, sentence?: string, fields?: FieldFault[]): never {
  throw new ExpectedError(code, sentence, fields);
}

/** Refuses until `seconds` have passed. */
export function failForNow(code: 'RATE_LIMITED' | 'UNAVAILABLE', seconds: number): never {
  throw new ExpectedError(code, undefined, [], Math.max(1, Math.ceil(seconds)));
}

/** Refuses an input whose `field` must be there. */
export const refuseMissing = (field: string, message: string): never =>
  fail('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);

/** What the outside may know of any error: expected ones as they are, a missing database as UNAVAILABLE, else null. */
export function toExpectedError(error: unknown): ExpectedError | null {
  if (error instanceof ExpectedError) return error;
  // Two people took the same name at the same moment: the second is told what an earlier check would have said.
  if ((error as { code?: unknown } | null)?.code === '23505')
    return new ExpectedError('CONFLICT', 'This is already taken.');
  // Whatever got past `storable`: a text that is no UTF-8, or that JSON may write and Postgres may not keep.
  if (/^22(021|P05)$/.test(String((error as { code?: unknown } | null)?.code)))
    return new ExpectedError('BAD_USER_INPUT', 'The text contains a character that cannot be stored.');
  return isDatabaseUnavailable(error) ? new ExpectedError('UNAVAILABLE') : null;
}

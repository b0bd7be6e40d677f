// The one catalogue of what may go wrong. Services throw `fail(code)`; GraphQL answers the code in
// extensions, REST answers the sentence as text. Anything not thrown from here is masked behind a request id.

import { isDatabaseUnavailable } from './database/database-errors.ts';

export interface FieldFault {
  /** Where the fault is, as the client named it: `['input', 'title']`. */
  path: (string | number)[];
  message: string;
}

const catalogue = {
  UNAUTHENTICATED: { status: 401, sentence: 'Please sign in to continue.' },
  FORBIDDEN: { status: 403, sentence: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, sentence: 'Not found.' },
  BAD_USER_INPUT: { status: 400, sentence: 'Please check what you entered.' },
  /** REST only: a file, never a GraphQL operation. */
  TOO_LARGE: { status: 413, sentence: 'This request is too large. Nothing was saved.' },
  CONFLICT: { status: 409, sentence: 'Another person changed this in the meantime.' },
  RATE_LIMITED: { status: 429, sentence: 'Too many requests. Please wait and try again.' },
  STEP_UP_REQUIRED: { status: 403, sentence: 'Confirm your identity to continue.' },
  UNAVAILABLE: { status: 503, sentence: 'Temporarily unavailable. Try again in a moment.' },
} as const;

export type ErrorCode = keyof typeof catalogue;

export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string = catalogue[code].sentence,
    readonly fields: FieldFault[] = [],
    /** Seconds after which another try makes sense, for RATE_LIMITED and UNAVAILABLE. */
    readonly retryAfter: number | null = code === 'UNAVAILABLE' ? 5 : null,
  ) {
    super(message);
    this.status = catalogue[code].status;
  }
}

/** Ends the operation with an expected failure; `sentence` replaces the catalogue's where it can say more. */
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
export function asExpected(error: unknown): ExpectedError | null {
  if (error instanceof ExpectedError) return error;
  // Two people took the same name at the same moment: the second is told what an earlier check would have said.
  if ((error as { code?: unknown } | null)?.code === '23505')
    return new ExpectedError('CONFLICT', 'This is already taken.');
  // Whatever got past `storable`: a text that is no UTF-8, or that JSON may write and Postgres may not keep.
  if (/^22(021|P05)$/.test(String((error as { code?: unknown } | null)?.code)))
    return new ExpectedError('BAD_USER_INPUT', 'The text contains a character that cannot be stored.');
  return isDatabaseUnavailable(error) ? new ExpectedError('UNAVAILABLE') : null;
}

// The catalog of expected errors. Services call `fail(code)`; GraphQL answers with the code in its extensions, REST
// with the message as text. Every other error is masked and logged with the request id.

import { GraphQLError, Kind } from 'graphql';
import { type ErrorCode, errorStatuses } from '#graphql/error-codes.ts';
import type { Requirement } from './graphql/scopes.ts';
import { isDatabaseUnavailable } from './database/database-errors.ts';

export interface FieldError {
  /** The path of the invalid input, as the client names it: `['input', 'title']`. */
  path: (string | number)[];
  message: string;
}

/** What clients read about an error beside its message, at each path of the API. */
interface ErrorExtensions {
  code: ErrorCode;
  fields?: FieldError[];
  retryAfter?: number;
  /** The scope that a token lacks. Null if no token can do this. */
  requiredScope?: Requirement;
}

const sentences: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'Not found.',
  BAD_USER_INPUT: 'Please check what you entered.',
  TOO_LARGE: 'This request is too large. Nothing was saved.',
  CONFLICT: 'This was changed in the meantime.',
  OPERATION_NOT_REGISTERED: 'This server runs only registered operations.',
  PERSISTED_DOCUMENT_NOT_FOUND:
    'This server does not know this document. Send its text as `query`, or ask the operator to add it.',
  CURSOR_EXPIRED:
    'The changes after this cursor are not stored any more. Read the lists again, then continue from `latestCursor`.',
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
    readonly fields: FieldError[] = [],
    /** The seconds after which another try makes sense, for RATE_LIMITED and UNAVAILABLE. */
    readonly retryAfter: number | null = code === 'UNAVAILABLE' ? 5 : null,
  ) {
    super(message);
    this.status = errorStatuses[code];
  }

  get extensions(): ErrorExtensions {
    const { code, fields, retryAfter } = this;
    return { code, ...(fields.length > 0 && { fields }), ...(retryAfter && { retryAfter }) };
  }
}

/** A token lacks a scope, or no token can do this. */
export class MissingScopeError extends ExpectedError {
  constructor(readonly requiredScope: Requirement) {
    const scope = requiredScope && `This token lacks the scope ${requiredScope}.`;
    super('FORBIDDEN', scope ?? 'This operation cannot be used with a token.');
  }

  override get extensions(): ErrorExtensions {
    return { ...super.extensions, requiredScope: this.requiredScope };
  }
}

/** Ends the operation with an expected error. `sentence` replaces the message of the catalog if it can say more. */
export function fail(code: ErrorCode, sentence?: string, fields?: FieldError[]): never {
  throw new ExpectedError(code, sentence, fields);
}

/** The message of each invalid field, by the last part of its path. The first message of a field counts. */
export const toErrorsByField = (fields: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(fields.toReversed().map(({ path, message }) => [String(path.at(-1)), message]));

/** Fails with RATE_LIMITED until `seconds` have passed. */
export function failForNow(code: 'RATE_LIMITED' | 'UNAVAILABLE', seconds: number): never {
  throw new ExpectedError(code, undefined, [], Math.max(1, Math.ceil(seconds)));
}

/** Fails for an input whose required `field` is missing. */
export const refuseMissing = (field: string, message: string): never =>
  fail('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);

/**
 * The part of any error that clients can see: expected errors as they are, an unavailable database as UNAVAILABLE,
 * otherwise null.
 */
export function toExpectedError(error: unknown): ExpectedError | null {
  if (error instanceof ExpectedError) return error;
  // Two requests took the same name at the same moment: the second one gets the message that an earlier check would
  // have given.
  if ((error as { code?: unknown } | null)?.code === '23505')
    return new ExpectedError('CONFLICT', 'This is already taken.');
  // Texts that pass `toStorable` and still cannot be stored: invalid UTF-8, and escapes of JSON that Postgres does not
  // accept.
  if (/^22(021|P05)$/.test(String((error as { code?: unknown } | null)?.code)))
    return new ExpectedError('BAD_USER_INPUT', 'The text contains a character that cannot be stored.');
  if (isArgumentError(error)) return new ExpectedError('BAD_USER_INPUT', error.message);
  return isDatabaseUnavailable(error) ? new ExpectedError('UNAVAILABLE') : null;
}

/**
 * True if an argument has a value that the schema refuses: null for a variable that has a default passes validation and
 * fails only when the field runs. Errors of parsing, validation and variables have a code already; errors of a field
 * that returns a wrong value name the field.
 */
const isArgumentError = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError &&
  error.extensions['code'] === undefined &&
  (error.nodes ?? []).some(({ kind }) => kind !== Kind.FIELD);

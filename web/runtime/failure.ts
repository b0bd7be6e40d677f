import { CombinedGraphQLErrors } from '@apollo/client';
import type { EditConflict } from '#graphql/edited-fields.ts';
import type { TextIssue } from '#graphql/text-issues.ts';
import { errorStatuses } from '#graphql/error-codes.ts';

interface Extensions {
  code?: string;
  fields?: { path: (string | number)[]; message: string }[];
  conflict?: EditConflict;
  issues?: TextIssue[];
}

const getExtensions = (error: unknown): Extensions =>
  CombinedGraphQLErrors.is(error) ? ((error.errors[0]?.extensions ?? {}) as Extensions) : {};

/** A REST call requires a step-up confirmation. GraphQL reports the same with an error code. */
export class StepUpRequired extends Error {}

/** A client-side error with a message for the user. */
export class PlainFailure extends Error {}

/** The API's error code; undefined if the API was not reached. */
export const getErrorCode = (error: unknown): string | undefined =>
  error instanceof StepUpRequired ? 'STEP_UP_REQUIRED' : getExtensions(error).code;

/** What others changed since the version on which a change is based. Null for every other error. */
export const getConflict = (error: unknown): EditConflict | null => getExtensions(error).conflict ?? null;

/** What the publishing check found in a text that was refused. Null for every other error. */
export const getIssues = (error: unknown): readonly TextIssue[] | null => getExtensions(error).issues ?? null;

/** The errors of fields with their whole paths. */
export const listFieldErrors = (error: unknown): NonNullable<Extensions['fields']> => getExtensions(error).fields ?? [];

/** Error messages by field, named by the last part of the path. */
export const getFieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    listFieldErrors(error)
      .toReversed()
      .map(({ path, message }) => [String(path.at(-1)), message]),
  );

/** The server's error message if it sent one, otherwise advice for the user. */
export const describeFailure = (error: unknown): string =>
  error instanceof Error && (getErrorCode(error) || error instanceof PlainFailure)
    ? error.message
    : 'The server could not be reached. Try again in a moment.';

/** The HTTP status of a page that could not read its data. Every unexpected error is 500. */
export const getStatus = (error: unknown): number =>
  (errorStatuses as Record<string, number | undefined>)[getErrorCode(error) ?? ''] ?? 500;

import { CombinedGraphQLErrors } from '@apollo/client';
import { errorStatuses } from '../../graphql/error-codes.ts';

interface Extensions {
  code?: string;
  fields?: { path: (string | number)[]; message: string }[];
}

const getExtensions = (error: unknown): Extensions =>
  CombinedGraphQLErrors.is(error) ? ((error.errors[0]?.extensions ?? {}) as Extensions) : {};

/** A REST call asked who sits at the keyboard; GraphQL says the same by its code. */
export class StepUpRequired extends Error {}

/** What went wrong on this side, in a sentence for whoever did it. */
export class PlainFailure extends Error {}

/** The catalogue's code of what the API refused; nothing where it was not reached. */
export const getErrorCode = (error: unknown): string | undefined =>
  error instanceof StepUpRequired ? 'STEP_UP_REQUIRED' : getExtensions(error).code;

/** What is wrong with which field, by the last part of its path. */
export const getFieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (getExtensions(error).fields ?? []).toReversed().map(({ path, message }) => [String(path.at(-1)), message]),
  );

/** The server's own sentence where it answered with one, else what to try. */
export const describeFailure = (error: unknown): string =>
  error instanceof Error && (getErrorCode(error) || error instanceof PlainFailure)
    ? error.message
    : 'The server could not be reached. Try again in a moment.';

/** The HTTP status of a page that could not read its data. Every unexpected error is 500. */
export const getStatus = (error: unknown): number =>
  (errorStatuses as Record<string, number | undefined>)[getErrorCode(error) ?? ''] ?? 500;

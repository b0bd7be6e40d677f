import { toExpectedError } from '../platform/errors.ts';
import { describeStartError } from '../platform/lifecycle.ts';
import { describeFileError } from '../platform/operator-files.ts';

/** One command of `npx portal`. `run` returns the exit code. */
export interface Command {
  words: string;
  summary: string;
  help: string;
  run: (args: string[]) => Promise<number>;
}

/** The sentence for an error that the operator can fix. Null for an error of the program. */
export const describeFailure = (error: unknown): string | null =>
  describeStartError(error) ??
  toExpectedError(error)?.message ??
  describeFileError(error) ??
  ((error as Error)?.name === 'TypeError' ? (error as Error).message : null);

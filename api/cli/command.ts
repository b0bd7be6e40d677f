import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
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

/**
 * The options of a command, and the one argument beside them. A second argument is an error: it can be the rest of a name
 * with a space, or belong to another command.
 */
export function parseOneName<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  usage: string,
  options: Options,
) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, next] = positionals;
  if (next !== undefined) throw new TypeError(`Too many arguments, from “${next}” on: ${usage}`);
  return { values, name: name || undefined };
}

/** The SQLSTATE of a database without space. */
const DISK_FULL = '53100';

/** The sentence for an error that the operator can fix. Null for an error of the program. */
export const describeFailure = (error: unknown): string | null =>
  describeStartError(error) ??
  ((error as { code?: unknown } | null)?.code === DISK_FULL
    ? 'The disk of the database is full. Free some space and run the command again.'
    : null) ??
  toExpectedError(error)?.message ??
  describeFileError(error) ??
  ((error as Error)?.name === 'TypeError' ? (error as Error).message : null);

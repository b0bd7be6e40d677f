import type { Logger } from 'pino';

/** The time in milliseconds after the drain for running requests (20 s), jobs and the process of the database. */
const STOP_WITHIN_MS = 30_000;

interface StopOptions {
  /** True for SIGTERM, which a supervisor sends. A person who presses Ctrl-C does not want to wait. */
  drain: boolean;
}

let stopping = false;

/**
 * Stops on SIGTERM and SIGINT. `stop` runs once; a second signal or a stop that hangs ends the process at once. After
 * an uncaught error, the state is unknown: the error is logged and the process stops in the same way, with code 1.
 * Returns a function that logs a sentence and stops the process with code 1.
 */
export function stopOnSignals(
  stop: (options: StopOptions) => Promise<void>,
  log: Logger,
  drainSeconds: number,
): (sentence: string) => void {
  const end = async (code: number, { drain }: StopOptions = { drain: false }) => {
    if (stopping) process.exit(code || 1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS + (drain ? drainSeconds * 1_000 : 0)).unref();
    try {
      await stop({ drain });
      process.exit(code);
    } catch (error) {
      log.fatal({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void end(0, { drain: true }));
  process.on('SIGINT', () => void end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      void end(1);
    });
  }
  return (sentence) => {
    if (stopping) return;
    console.error(sentence);
    void end(1);
  };
}

/** A reason why the start ends, as one sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Ends the start with one sentence if the operator can fix the error, otherwise with the error itself. What fails
 * because the process is stopping says nothing new.
 */
export function exitOnError(error: unknown): void {
  if (stopping) return;
  console.error(describeStartError(error) ?? error);
  process.exit(1);
}

interface ListenError extends NodeJS.ErrnoException {
  port?: number;
  address?: string;
  hostname?: string;
}

/** The SQLSTATE of a statement that PostgreSQL ended, for example because it waited for a lock. */
const STATEMENT_TIMEOUT = '57014';

/** The sentence for an error that the operator can fix, otherwise null. */
export function describeStartError(error: unknown): string | null {
  const { name, message, code, port, address, hostname, constructor } = error as ListenError;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another with PORT=…`;
  if (code === 'EACCES' && port) return `This user cannot open port ${port}. Choose one above 1023 with PORT=…`;
  if (code === 'EADDRNOTAVAIL') return `This machine does not have the address ${address}. Correct HOST.`;
  if (code === 'ENOTFOUND' && hostname) return `The host ${hostname} is not known. Correct HOST.`;
  if (code === 'DATABASE_TIMEOUT' || code === STATEMENT_TIMEOUT)
    return 'The database does not answer in time. If this machine is busy, start again when it is less so.';
  if (code === 'ENOSPC') return 'The disk is full. Free some space and start again.';
  return SENTENCES.has(name) || SENTENCES.has(constructor?.name) ? message : null;
}

/** Errors whose message is the sentence for the operator. */
const SENTENCES = new Set([
  'SettingsError',
  'StartError',
  'DataDirError',
  'DataDirInUseError',
  'EmbeddedPostgresError',
]);

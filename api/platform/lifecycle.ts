import type { Logger } from 'pino';

/** Long enough for a large download to be cut rather than for a deploy to hang. */
const STOP_WITHIN_MS = 15_000;

/**
 * Stops on SIGTERM and SIGINT: `stop` runs once, a second signal or a hanging stop ends the process at once. Errors
 * that nobody caught mean a state nobody knows: they are logged and the process stops the same way, with code 1.
 */
export function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const end = async (code: number) => {
    if (stopping) process.exit(code || 1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    try {
      await stop();
      process.exit(code);
    } catch (error) {
      log.fatal({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void end(0));
  process.on('SIGINT', () => void end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      void end(1);
    });
  }
}

/** Ends the start with one sentence where the fault is one an operator can mend, else with the error itself. */
export function exitOnFault(error: unknown): never {
  const fault = error as NodeJS.ErrnoException & { port?: number };
  const sentence =
    fault.code === 'EADDRINUSE'
      ? `Port ${fault.port} is taken by another program. Stop it, or choose another with PORT=…`
      : fault.code === 'EACCES' && fault.port
        ? `This user may not open port ${fault.port}. Choose one above 1023 with PORT=…`
        : fault.code === 'ENOSPC'
          ? 'The disk is full. Make room and start again.'
          : SENTENCES.has(fault.name) || SENTENCES.has(fault.constructor?.name)
            ? fault.message
            : null;
  console.error(sentence ?? error);
  process.exit(1);
}

/** Errors whose message is already the sentence to show. */
const SENTENCES = new Set(['SettingsError', 'DataDirInUseError', 'EmbeddedPostgresError']);

import { type DestinationStream, type Logger, pino } from 'pino';
import { Outages } from './outages.ts';

/**
 * JSON lines on stdout. Callers pass only chosen fields: never bodies, cookies, tokens or GraphQL variables. `redact`
 * is a second protection if code logs a whole request.
 */
export function createLogger(level: string, stream?: DestinationStream, recoveryMs?: number): Logger {
  const outages = new Outages((severity, details, sentence) => logger[severity](details, sentence), recoveryMs);
  const logger: Logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['*.password', '*.cookie', '*.authorization', '*.token', 'req.headers', 'body'],
      hooks: {
        logMethod(args, write) {
          if (outages.admits(args[0])) write.apply(this, args);
        },
      },
    },
    stream ?? pino.destination(1),
  );
  return logger;
}

import { pino, type Logger } from 'pino';

/**
 * JSON lines on stdout. Callers pass only chosen fields: never bodies, cookies, tokens or GraphQL variables. `redact`
 * is a second protection if code logs a whole request.
 */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.cookie', '*.authorization', '*.token', 'req.headers', 'body'],
  });

import { pino, type Logger } from 'pino';

/**
 * JSON lines on stdout. Callers pass only fields they chose: never bodies, cookies, tokens or GraphQL variables.
 * `redact` is the second wall, for the day somebody logs a request whole.
 */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.cookie', '*.authorization', '*.token', 'req.headers', 'body'],
  });

import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { refuse } from './refusal.ts';

/**
 * Runs a handler outside of Express. An uncaught error would end the process, so here it becomes an answer. Callbacks
 * of events need a guard of their own, because they run after their caller has returned.
 */
export function runGuarded(response: ServerResponse, log: Logger, answer: () => void): void {
  try {
    answer();
  } catch (error) {
    log.error({ err: error }, 'a request failed before it reached a route');
    if (response.headersSent) return void response.destroy();
    const sentence = 'Something went wrong. Please try again.';
    const headers = { Connection: 'close' };
    refuse(response.req, response, { status: 500, code: 'INTERNAL_SERVER_ERROR', sentence, headers });
  }
}

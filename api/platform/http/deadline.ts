import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { ExpectedError } from '../errors.ts';
import { runWork, Work } from '../work.ts';
import { refuse, toRefusal } from './refusal.ts';

/**
 * The time in milliseconds to compute an answer once its request has arrived. Sending it and receiving a file do not
 * count.
 */
const DEADLINE_MS = 10_000;
/**
 * At the deadline, the running statement is canceled and its error becomes the answer. If that fails, this is the
 * answer.
 */
const GRACE_MS = 500;

/**
 * Ends the work of a request at its deadline, and when its client disconnects. If the work continues, `answer` answers
 * outside of the chain of handlers.
 */
export const limitWork =
  (answer: ErrorRequestHandler, deadlineMs = DEADLINE_MS): RequestHandler =>
  (request, response, next) => {
    const work = new Work();
    let timer: NodeJS.Timeout | undefined;
    let elapsedMs = deadlineMs;
    const giveUp = async () => {
      if (response.headersSent || work.isExempt) return;
      try {
        // A page of errors names the database, which is not the reason for a late long answer.
        if (work.extension)
          refuse(request, response, toRefusal(new ExpectedError('UNAVAILABLE', work.extension.sentence)));
        else await answer(new ExpectedError('UNAVAILABLE'), request, response, () => undefined);
      } catch {
        // An uncaught error of a timer would end the process.
        response.destroy();
      }
    };
    const end = () => {
      if (response.headersSent) return;
      const moreMs = (work.extension?.deadlineMs ?? 0) - elapsedMs;
      if (moreMs > 0) {
        elapsedMs += moreMs;
        timer = setTimeout(end, moreMs);
        return;
      }
      // The sentence of a long answer says more than the error of the work that ends.
      if (work.extension) void giveUp();
      work.cancel('The deadline for this answer has passed');
      timer = setTimeout(giveUp, GRACE_MS);
    };
    whenArrived(request, () => {
      if (!response.closed) timer = setTimeout(end, deadlineMs);
    });
    response.once('close', () => {
      clearTimeout(timer);
      if (!response.writableFinished && !isRepeatable(request)) work.cancel('The client disconnected');
    });
    runWork(work, next);
  };

/** A client that sends an Idempotency-Key comes back for the response. The deadline applies to it, too. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method !== 'GET' && method !== 'HEAD' && headers['idempotency-key'] !== undefined;

/** A slow connection can take longer to send a form than the server takes to answer it. */
function whenArrived(request: Request, then: () => void): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (hasBody && !request.readableEnded) request.once('end', then);
  else then();
}

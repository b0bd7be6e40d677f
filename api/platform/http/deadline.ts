import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { ExpectedError } from '../errors.ts';
import { runWork, Work } from '../work.ts';

/** What computing an answer may take once its request has arrived. Sending it, or receiving a file, is not part of it. */
const DEADLINE_MS = 10_000;
/** After the deadline the statement under way is canceled and its error becomes the answer; if that fails, this does. */
const GRACE_MS = 500;

/**
 * Ends a request's work at its deadline, and as soon as its client disconnects. Where the work goes on all the same,
 * `answer` answers in its place, outside the chain of handlers, which is still at it.
 */
export const limitWork =
  (answer: ErrorRequestHandler, deadlineMs = DEADLINE_MS): RequestHandler =>
  (request, response, next) => {
    const work = new Work();
    let timer: NodeJS.Timeout | undefined;
    const giveUp = () => {
      if (!response.headersSent && !work.isExempt)
        void answer(new ExpectedError('UNAVAILABLE'), request, response, () => undefined);
    };
    const end = () => {
      if (response.headersSent) return;
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

/** A client that sends an Idempotency-Key comes back for the response. The deadline holds for it all the same. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method !== 'GET' && method !== 'HEAD' && headers['idempotency-key'] !== undefined;

/** A slow line may take longer to send a form than the server takes to answer it. */
function whenArrived(request: Request, then: () => void): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (hasBody && !request.readableEnded) request.once('end', then);
  else then();
}

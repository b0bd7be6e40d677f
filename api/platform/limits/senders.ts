import type { Request, RequestHandler, Response } from 'express';
import { points } from '#graphql/limits.ts';
import { ExpectedError } from '../errors.ts';
import type { PointBudget } from './point-budget.ts';
import type { Viewer } from '../viewer.ts';
import { Admission } from './admission.ts';
import { getClient } from '../http/client.ts';
import { findPayer, listRateLimitHeaders } from './points.ts';
import { refuse } from '../http/refusal.ts';

/**
 * Refusals that a client can repeat at no cost of its own: the request is not valid, names an unknown document, is too
 * large, or is beyond the budget.
 */
const REFUSED = new Set([400, 404, 413, 429]);
/**
 * A refusal that came at once would invite the client to try again at once: 128 connections sent 1,200 requests in a
 * second, and other people waited for them.
 */
const HELD_MS = 500;
/** Requests of one address that are read, checked and run at the same time. Others of it wait for a short time. */
const RUNNING_BY_ADDRESS = 4;
const WAITING = { waiting: 1_024, waitMs: 5_000 };

/** Read once: each error records its stack. */
const sentences = {
  RATE_LIMITED: new ExpectedError('RATE_LIMITED').message,
  UNAVAILABLE: new ExpectedError('UNAVAILABLE').message,
};
const busy = { status: 503, code: 'UNAVAILABLE', sentence: sentences.UNAVAILABLE, headers: { 'Retry-After': '2' } };

interface SenderLimits {
  /** For requests to /graphql. */
  graphql: RequestHandler;
  /** For pages and files that are not in memory. */
  pages: RequestHandler;
}

/**
 * Keeps visitors at one address from taking the time of all others. A page that is not in memory costs points, and so
 * does a request to /graphql that is refused before it runs. An address without points gets a late refusal, before
 * anything of its request is read. Accounts without points get no pages either.
 *
 * @param scale LIMITS_SCALE: load tests raise all limits
 */
export function limitSenders(
  budget: PointBudget,
  getViewer: (request: Request) => Viewer,
  scale: number,
): SenderLimits {
  const admitAddress = createAddressAdmission(scale);
  const getPayer = (request: Request) => findPayer({ viewer: getViewer(request), client: getClient(request) });

  const enter = (request: Request, response: Response, run: () => void): void => {
    const { kind, subject } = getPayer(request);
    if (kind !== 'anonymous') return run();
    admitAddress(subject, response, run, () => refuse(request, response, busy));
  };
  return {
    graphql: (request, response, next) => {
      const { kind, subject } = getPayer(request);
      if (kind !== 'anonymous') return next();
      if (refuseWithoutPoints(budget, getPayer(request), request, response)) return;
      response.once('finish', () => {
        if (REFUSED.has(response.statusCode)) budget.charge(subject, points.refused);
      });
      enter(request, response, next);
    },
    pages: (request, response, next) => {
      if (refuseWithoutPoints(budget, getPayer(request), request, response)) return;
      budget.charge(getPayer(request).subject, points.page);
      enter(request, response, next);
    },
  };
}

/** Refuses a request whose sender has no points left. True if it did. */
function refuseWithoutPoints(
  budget: PointBudget,
  { kind, subject }: ReturnType<typeof findPayer>,
  request: Request,
  response: Response,
): boolean {
  const state = budget.read(subject, points.perMinute[kind]);
  if (state.remaining > 0) return false;
  const wait = ['retry-after', String(Math.ceil(state.milliseconds / 1_000))];
  const headers = Object.fromEntries([wait, ...listRateLimitHeaders(state)]);
  hold(response, () =>
    refuse(request, response, { status: 429, code: 'RATE_LIMITED', sentence: sentences.RATE_LIMITED, headers }),
  );
  return true;
}

/** Admits a few requests of each address at a time. */
function createAddressAdmission(scale: number) {
  const limits = { running: Math.ceil(RUNNING_BY_ADDRESS * scale), ...WAITING };
  const addresses = new Map<string, Admission>();
  return (address: string, response: Response, run: () => void, refuse: () => void): void => {
    const admission = addresses.get(address) ?? new Admission(limits);
    addresses.set(address, admission);
    admission.enter(response, run, refuse);
    response.once('close', () => admission.isIdle && addresses.delete(address));
  };
}

function hold(response: Response, answer: () => void): void {
  const timer = setTimeout(answer, HELD_MS);
  response.once('close', () => clearTimeout(timer));
}

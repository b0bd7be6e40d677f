import type { IncomingHttpHeaders } from 'node:http';
import express, { Router } from 'express';
import { z } from 'zod';
import { toLocalPath } from '../../graphql/local-path.ts';
import { cookieName, cookieOptions, readCookie } from '../platform/http/cookies.ts';
import { noStore, read, restFailure } from '../platform/http/rest.ts';
import type { Env } from '../platform/env.ts';

const NAME = 'consent';
const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1_000;

const form = z.object({ choice: z.enum(['granted', 'refused']), back: z.string().max(2_000).optional() });

/** What a visitor has said about being recorded. */
export type Consent = 'unasked' | z.infer<typeof form>['choice'];

/**
 * What this visitor said; null where the operator has connected no recorder, so that there is nothing to ask. A browser
 * that sends Global Privacy Control has refused already, unless its owner agrees here all the same.
 */
export function findConsent(env: Env, headers: IncomingHttpHeaders): Consent | null {
  if (!env.RECORDER_URL) return null;
  const { data: choice } = form.shape.choice.safeParse(readCookie(env, headers, NAME));
  return choice ?? (headers['sec-gpc'] === '1' ? 'refused' : 'unasked');
}

/** The choice as a plain form, for everybody: agreeing and refusing are the same click. */
export function consentForm(env: Env): Router {
  const router = Router();
  const fields = express.urlencoded({ extended: false, limit: 4_000, parameterLimit: 5, inflate: false });
  router.post('/consent', noStore, fields, (request, response) => {
    const { choice, back } = read(form, request.body);
    response.cookie(cookieName(env, NAME), choice, { ...cookieOptions(env), maxAge: HALF_A_YEAR_MS });
    response.redirect(303, toLocalPath(back) ?? '/cookies');
  });
  router.use('/consent', restFailure);
  return router;
}

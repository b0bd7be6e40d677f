import type { IncomingHttpHeaders } from 'node:http';
import express, { Router } from 'express';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { toLocalPath } from '#graphql/local-path.ts';
import { cookieName, cookieOptions, readCookie } from '#api/platform/http/cookies.ts';
import { read } from '#api/platform/http/rest.ts';
import { openToAll } from '#api/platform/http/route-access.ts';
import type { Env } from '#api/platform/env.ts';

const NAME = 'consent';
const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1_000;

const form = z.object({ choice: z.enum(['granted', 'refused']), back: z.string().check(atMost(2_000)).optional() });

/** The visitor's choice about session recording. */
export type Consent = 'undecided' | z.infer<typeof form>['choice'];

/**
 * The visitor's choice. Null if the operator configured no recorder. Global Privacy Control counts as a refusal, unless
 * the visitor agrees here.
 */
export function findConsent(env: Env, headers: IncomingHttpHeaders): Consent | null {
  if (!env.RECORDER_URL) return null;
  const { data: choice } = form.shape.choice.safeParse(readCookie(env, headers, NAME));
  return choice ?? (headers['sec-gpc'] === '1' ? 'refused' : 'undecided');
}

/** A plain form for the choice. Agreeing and refusing take one click each. */
export function consentForm(env: Env): Router {
  const router = Router();
  const fields = express.urlencoded({ extended: false, limit: 4_000, parameterLimit: 5, inflate: false });
  router.post('/consent', openToAll(), fields, (request, response) => {
    const { choice, back } = read(form, request.body);
    response.cookie(cookieName(env, NAME), choice, { ...cookieOptions(env), maxAge: HALF_A_YEAR_MS });
    response.redirect(303, toLocalPath(back) ?? '/cookies');
  });
  return router;
}

import { timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Notice } from '../context.ts';
import type { Env } from '../env.ts';
import { sign } from '../secrets.ts';

// A form sent without scripts is answered by a redirect, and what to say on the next page travels in a cookie that
// lives a minute: signed, so nobody can put words into our page, and never with a password in it.

const NAME = 'notice';
const USE = 'notice cookie';
const SECONDS = 60;
/** A cookie holds 4 KB; a longer text was typed by somebody who can send it again. */
const LONGEST = 3_000;

const shape = z.object({
  form: z.string(),
  message: z.string(),
  faults: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.string()),
});

export function leaveNotice(response: Response, env: Env, secrets: string[], notice: Notice): void {
  const packed = pack(notice).length <= LONGEST ? pack(notice) : pack({ ...notice, values: {} });
  const value = `${packed}.${sign(secrets[0] ?? '', USE, packed)}`;
  response.cookie(NAME, value, { ...optionsFor(env), maxAge: SECONDS * 1_000 });
}

export const clearNotice = (response: Response, env: Env) => response.clearCookie(NAME, optionsFor(env));

/** The notice this request brings, null where there is none or it is not ours. */
export function readNotice(request: Request, secrets: string[]): Notice | null {
  const [packed = '', signature = ''] = valueOf(request.get('cookie') ?? '').split('.', 2);
  const given = Buffer.from(signature);
  const ours = secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, USE, packed));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return packed && ours ? shape.parse(JSON.parse(Buffer.from(packed, 'base64url').toString('utf8'))) : null;
}

export const hasNotice = (cookies: string | undefined): boolean => cookies !== undefined && valueOf(cookies) !== '';

const optionsFor = (env: Env) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: env.PUBLIC_URL.startsWith('https:') }) as const;

const pack = (notice: Notice): string => Buffer.from(JSON.stringify(notice)).toString('base64url');

const valueOf = (cookies: string): string =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1) ?? '';

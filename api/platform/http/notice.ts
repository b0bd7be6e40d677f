import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Notice } from '../context.ts';
import type { Env } from '../env.ts';
import { isSigned, sign } from '../secrets.ts';
import { cookieName, cookieOptions, readCookie } from './cookies.ts';

// A form that is sent without JavaScript is answered by a redirect. A cookie with a lifetime of one minute carries the
// message for the next page. It is signed, so that no other site can write text into our page, and it never contains a
// password.

const NAME = 'notice';
const USE = 'notice cookie';
const SECONDS = 60;
/** A cookie holds 4 KB. A longer text is dropped, because its sender can send it again. */
const LONGEST = 3_000;

/** The content of the cookie. Servers of an older release read the errors by this name. */
const shape = z
  .object({
    form: z.string(),
    message: z.string(),
    faults: z.record(z.string(), z.string()),
    values: z.record(z.string(), z.string()),
  })
  .transform(({ faults: errors, ...notice }): Notice => ({ ...notice, errors }));

export function leaveNotice(response: Response, env: Env, secrets: readonly string[], notice: Notice): void {
  const packedNotice = pack(notice).length <= LONGEST ? pack(notice) : pack({ ...notice, values: {} });
  const value = `${packedNotice}.${sign(secrets[0] ?? '', USE, packedNotice)}`;
  response.cookie(cookieName(env, NAME), value, { ...cookieOptions(env), maxAge: SECONDS * 1_000 });
}

/** Deletes the notice when the page that shows it is answered. */
export function clearNotice(request: Request, response: Response, env: Env): void {
  if (readCookie(env, request.headers, NAME) !== undefined)
    response.clearCookie(cookieName(env, NAME), cookieOptions(env));
}

/** The notice of this request. Null if there is none or its signature is invalid. */
export function readNotice(request: Request, env: Env, secrets: string[]): Notice | null {
  const [packedNotice = '', signature = ''] = (readCookie(env, request.headers, NAME) ?? '').split('.', 2);
  return packedNotice && isSigned(secrets, USE, packedNotice, signature)
    ? shape.parse(JSON.parse(Buffer.from(packedNotice, 'base64url').toString('utf8')))
    : null;
}

const pack = ({ errors, ...notice }: Notice): string =>
  Buffer.from(JSON.stringify({ ...notice, faults: errors })).toString('base64url');

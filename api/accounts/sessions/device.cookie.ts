import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { DeviceHandle } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { cookieName, cookieOptions, readCookie } from '#api/platform/http/cookies.ts';
import { isSigned, sign } from '#api/platform/secrets.ts';

// A browser that has signed in to an account keeps a signed cookie, so that other people's failed attempts do not lock
// out the owner. The cookie does not sign in, names no account, and is valid for one account only.

const NAME = 'device';
const USE = 'device cookie';
/** The longest lifetime that browsers accept. */
const DAYS = 400;
const DAY_MS = 24 * 3_600_000;

/** The signed text. Account ids and the random id contain no line breaks. */
const signedText = (accountId: string, id: string, issuedOn: string) => `${accountId}\n${id}\n${issuedOn}`;

const today = (): number => Math.floor(Date.now() / DAY_MS);

export const createDeviceHandle = (env: Env, secrets: string[], request: Request): DeviceHandle => ({
  idFor: (accountId) => {
    const [id = '', issuedOn = '', signature = ''] = (readCookie(env, request.headers, NAME) ?? '').split('.', 3);
    if (!isSigned(secrets, USE, signedText(accountId, id, issuedOn), signature)) return null;
    return today() - Number(issuedOn) <= DAYS ? id : null;
  },
  remember: (accountId) => {
    const deviceId = createDeviceHandle(env, secrets, request).idFor(accountId);
    const [id, issuedOn] = [deviceId ?? randomBytes(16).toString('base64url'), String(today())];
    const value = `${id}.${issuedOn}.${sign(secrets[0] ?? '', USE, signedText(accountId, id, issuedOn))}`;
    request.res?.cookie(cookieName(env, NAME), value, { ...cookieOptions(env), maxAge: DAYS * DAY_MS });
  },
});

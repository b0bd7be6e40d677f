import { createHash } from 'node:crypto';
import type { Limit } from '#api/platform/limits/attempts.ts';

const MINUTE = 60;

export const loginPerAddress: Limit = { name: 'login address', atMost: 25, seconds: 5 * MINUTE };
/**
 * Counts by the username or email address as typed, whether or not an account has it. A shared counter for both would
 * reveal that they belong to the same account. The account is never locked: the wait ends after 15 minutes.
 */
export const loginPerName: Limit = { name: 'login name', atMost: 10, seconds: 15 * MINUTE, doubling: true };
/**
 * A browser that has signed in to the account before has its own counter, so that others cannot make its owner wait.
 */
export const loginPerDevice: Limit = { name: 'login device', atMost: 30, seconds: 15 * MINUTE };
/** Passwords and passkeys of signed-in people. */
export const identityPerAccount: Limit = { name: 'identity account', atMost: 10, seconds: 15 * MINUTE, doubling: true };
/** An alarm instead of a limit: this many failures per minute indicate an attack, from any number of IP addresses. */
export const loginFailures: Limit = { name: 'login failures', atMost: 100, seconds: MINUTE };
export const registerPerAddress: Limit = { name: 'register address', atMost: 5, seconds: 30 * MINUTE };
export const resetPerAddress: Limit = { name: 'reset address', atMost: 5, seconds: 30 * MINUTE };
export const emailChangePerAccount: Limit = { name: 'email change account', atMost: 5, seconds: 30 * MINUTE };
/** Each export is an entry of the audit log. */
export const exportsPerAccount: Limit = { name: 'export account', atMost: 20, seconds: 60 * MINUTE };
/** A challenge is a row that is stored for five minutes and costs the client nothing. */
export const challengePerAddress: Limit = { name: 'challenge address', atMost: 60, seconds: 5 * MINUTE };
export const tokenPerAddress: Limit = { name: 'token address', atMost: 20, seconds: 30 * MINUTE };

/** Hashes typed text for the key of a counter, so that the table of counters contains no names or email addresses. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

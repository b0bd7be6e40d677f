import { createHash } from 'node:crypto';
import type { Limit } from '../platform/limits.ts';

const MINUTE = 60;

export const loginPerAddress: Limit = { name: 'login address', atMost: 25, seconds: 5 * MINUTE };
/**
 * By the username or email address as typed, with or without an account: a counter for both of one account would reveal
 * that they belong together. It never locks an account: the wait ends after 15 minutes.
 */
export const loginPerName: Limit = { name: 'login name', atMost: 10, seconds: 15 * MINUTE, doubling: true };
/**
 * A browser that has signed in to the account before has its own counter, so that others cannot make its owner wait.
 */
export const loginPerDevice: Limit = { name: 'login device', atMost: 30, seconds: 15 * MINUTE };
/** Passwords and passkeys of signed-in people. */
export const identityPerAccount: Limit = { name: 'identity account', atMost: 10, seconds: 15 * MINUTE, doubling: true };
/** An alarm instead of a limit: this many failures a minute are an attack, from whatever IP addresses. */
export const loginFailures: Limit = { name: 'login failures', atMost: 100, seconds: MINUTE };
export const registerPerAddress: Limit = { name: 'register address', atMost: 5, seconds: 30 * MINUTE };
export const resetPerAddress: Limit = { name: 'reset address', atMost: 5, seconds: 30 * MINUTE };
export const emailChangePerAccount: Limit = { name: 'email change account', atMost: 5, seconds: 30 * MINUTE };
/** Each is a row for five minutes and costs its sender nothing. */
export const challengePerAddress: Limit = { name: 'challenge address', atMost: 60, seconds: 5 * MINUTE };
export const tokenPerAddress: Limit = { name: 'token address', atMost: 20, seconds: 30 * MINUTE };

/** Typed text as the key of a counter: the table of counters contains no names and email addresses. */
export const digest = (typed: string): string => createHash('sha256').update(typed).digest('base64url');

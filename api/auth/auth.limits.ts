import { createHash } from 'node:crypto';
import type { Limit } from '../platform/limits.ts';

const MINUTE = 60;

export const loginPerAddress: Limit = { name: 'login address', atMost: 25, seconds: 5 * MINUTE };
/**
 * By the username or email address as typed, whether an account has it or not: if both of one account shared a counter,
 * it would reveal which belong together. Never a lock: the wait is over after 15 minutes.
 */
export const loginPerName: Limit = { name: 'login name', atMost: 10, seconds: 15 * MINUTE, doubling: true };
/** A browser that has signed in to the account before counts by itself, so that others cannot make its owner wait. */
export const loginPerDevice: Limit = { name: 'login device', atMost: 30, seconds: 15 * MINUTE };
/** Passwords and passkeys of a person who is signed in already. */
export const identityPerAccount: Limit = { name: 'identity account', atMost: 10, seconds: 15 * MINUTE, doubling: true };
/** Not a limit but an alarm: this many failures a minute are somebody at work, from wherever they come. */
export const loginFailures: Limit = { name: 'login failures', atMost: 100, seconds: MINUTE };
export const registerPerAddress: Limit = { name: 'register address', atMost: 5, seconds: 30 * MINUTE };
export const resetPerAddress: Limit = { name: 'reset address', atMost: 5, seconds: 30 * MINUTE };
export const emailChangePerAccount: Limit = { name: 'email change account', atMost: 5, seconds: 30 * MINUTE };
/** Each is a row for five minutes, and costs whoever asks nothing. */
export const challengePerAddress: Limit = { name: 'challenge address', atMost: 60, seconds: 5 * MINUTE };
export const tokenPerAddress: Limit = { name: 'token address', atMost: 20, seconds: 30 * MINUTE };

/** What somebody typed, as the key of a counter: the counter's table is no list of names and addresses. */
export const digest = (typed: string): string => createHash('sha256').update(typed).digest('base64url');

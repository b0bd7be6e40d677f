import { createHash } from 'node:crypto';
import type { Limit } from '../platform/limits.ts';

const MINUTE = 60;

export const loginPerAddress: Limit = { name: 'login address', atMost: 25, seconds: 5 * MINUTE };
/** Never a lock: who guesses at somebody's account makes strangers wait, at most until the quarter of an hour is over. */
export const loginPerAccount: Limit = { name: 'login account', atMost: 10, seconds: 15 * MINUTE, doubling: true };
/** Not a limit but an alarm: this many failures a minute are somebody at work, from wherever they come. */
export const loginFailures: Limit = { name: 'login failures', atMost: 100, seconds: MINUTE };
export const registerPerAddress: Limit = { name: 'register address', atMost: 5, seconds: 30 * MINUTE };
export const resetPerAddress: Limit = { name: 'reset address', atMost: 5, seconds: 30 * MINUTE };
export const resetPerMailbox: Limit = { name: 'reset mailbox', atMost: 5, seconds: 30 * MINUTE };
/** Each is a row for five minutes, and costs whoever asks nothing. */
export const challengePerAddress: Limit = { name: 'challenge address', atMost: 60, seconds: 5 * MINUTE };
export const tokenPerAddress: Limit = { name: 'token address', atMost: 20, seconds: 30 * MINUTE };

/** What somebody typed, as the key of a counter: the counter's table is no list of names and addresses. */
export const digest = (typed: string): string => createHash('sha256').update(typed).digest('base64url');

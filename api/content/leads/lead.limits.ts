import { createHash } from 'node:crypto';
import type { Limit } from '#api/platform/limits/attempts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Browsers that solved the proof of work get the higher limit, because a whole office can share one IP address. */
export const requestsPerAddress: Limit = { name: 'whitepaper address', atMost: 20, seconds: 30 * MINUTE };
export const unprovenPerAddress: Limit = { name: 'whitepaper unproven', atMost: 5, seconds: 30 * MINUTE };
/** Limits mails to one mailbox, however many networks the requests come from. */
export const requestsPerMailbox: Limit = { name: 'whitepaper mailbox', atMost: 5, seconds: 24 * HOUR };
export const challengePerAddress: Limit = { name: 'whitepaper challenge', atMost: 60, seconds: 30 * MINUTE };

/** Hashes user input for the key of a limit, so that the table of counters contains no email addresses. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

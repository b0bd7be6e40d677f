import { createHash } from 'node:crypto';
import type { Limit } from '../platform/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A browser that did the work may ask more often than one that could not: an office shares an address. */
export const askedPerAddress: Limit = { name: 'whitepaper address', atMost: 20, seconds: 30 * MINUTE };
export const unprovenPerAddress: Limit = { name: 'whitepaper unproven', atMost: 5, seconds: 30 * MINUTE };
/** However many networks ask: nobody's mailbox is filled from here. */
export const askedPerMailbox: Limit = { name: 'whitepaper mailbox', atMost: 5, seconds: 24 * HOUR };
export const challengePerAddress: Limit = { name: 'whitepaper challenge', atMost: 60, seconds: 30 * MINUTE };

/** What somebody typed, as the key of a counter: the counter's table is no list of addresses. */
export const digest = (typed: string): string => createHash('sha256').update(typed).digest('base64url');

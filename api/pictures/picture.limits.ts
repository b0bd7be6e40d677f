import type { Limit } from '../platform/limits.ts';

/** A whole folder of photographs, and not a disk full of them. */
export const uploads: Limit = { name: 'picture uploads', atMost: 300, seconds: 30 * 60 };

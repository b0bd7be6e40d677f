import type { Limit } from '../platform/limits/attempts.ts';

/** Enough for a whole folder of photos, but not enough to fill the disk. */
export const uploads: Limit = { name: 'picture uploads', atMost: 300, seconds: 30 * 60 };

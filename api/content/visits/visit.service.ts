import { createHmac } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#api/platform/context.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { VisitRow } from './visit.entity.ts';
import type { VisitInput } from './visit.input.ts';

/** More page views than a fast reader produces, but too few to distort the counts. */
const visitsPerAddress: Limit = { name: 'visit address', atMost: 120, seconds: 600 };

const roundTime = (ms: number | null | undefined): number | null => (ms == null ? null : Math.round(ms));

/**
 * Counts one view of a page of `route`. The IP address is used only for the rate limit, as a keyed hash, and is not
 * stored with the visit.
 */
export async function countVisit(context: Context, visit: VisitInput, route: string, release: string): Promise<void> {
  const {
    em,
    client,
    services: { env, secrets },
  } = context;
  const subject = createHmac('sha256', secrets[0] ?? '')
    .update(`visit ${client.address}`)
    .digest('base64url');
  await countTry(em, visitsPerAddress, subject, env.LIMITS_SCALE);
  await em.insert(VisitRow, {
    route,
    path: visit.path,
    referrer: hostElsewhere(visit.referrer, env.PUBLIC_URL),
    release,
    loadMs: roundTime(visit.loadMs),
    fcpMs: roundTime(visit.fcpMs),
    lcpMs: roundTime(visit.lcpMs),
    inpMs: roundTime(visit.inpMs),
    cls: visit.cls ?? null,
  });
}

/** Only the host, because the full URL may contain a search query. */
function hostElsewhere(referrer: string | null | undefined, publicUrl: string): string | null {
  const url = referrer ? URL.parse(referrer) : null;
  return url && /^https?:$/.test(url.protocol) && url.origin !== publicUrl ? url.hostname.slice(0, 100) : null;
}

/** Deletes visits after thirteen months, so that a month can be compared with the same month of the previous year. */
export const pruneVisits = (em: SqlEntityManager) =>
  em.nativeDelete(VisitRow, { at: { $lt: new Date(Date.now() - 395 * 86_400_000) } });

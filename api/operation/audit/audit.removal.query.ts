import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { getKysely } from '#api/kysely.ts';
import { isSigned, sign } from '#api/platform/secrets.ts';

/** Events that were removed from the old end of the log. They are also in a file of the operator. */
export interface Removal {
  first: number;
  last: number;
  count: number;
  /** The hash of the last one, which the event after it covers. */
  hash: string;
  /** The events before this time. */
  until: string;
}

const shape = z
  .object({
    first: z.int(),
    last: z.int(),
    count: z.int(),
    hash: z.string(),
    until: z.string(),
    signature: z.string(),
  })
  .refine(({ first, last, count }) => count === last - first + 1);

const USE = 'audit removal';
const signedText = ({ first, last, count, hash, until }: Removal) => [first, last, count, hash, until].join('\n');

export const signRemoval = (removal: Removal, secrets: readonly string[]) => ({
  ...removal,
  signature: sign(secrets[0] ?? '', USE, signedText(removal)),
});

/** The oldest event that is left. */
export const readOldest = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('audit_event')
    .select(({ cast, fn, val }) => [
      cast<number>('seq', 'float8').as('seq'),
      fn<string>('encode', ['previousHash', val('hex')]).as('previousHash'),
    ])
    .orderBy('audit_event.seq')
    .limit(1)
    .executeTakeFirst();

/** The removal that explains why the log begins with this event. Null if none does that this site knows or signed. */
export async function findRemoval(
  em: SqlEntityManager,
  oldest: number,
  isKnown: (removal: Removal) => boolean,
  secrets: readonly string[],
): Promise<Removal | null> {
  const events = await getKysely(em)
    .selectFrom('audit_event')
    .select('details')
    .where('kind', '=', 'audit.pruned')
    .orderBy('seq')
    .execute();
  for (const { details } of events) {
    const removal = shape.safeParse(details).data;
    if (!removal || removal.last < oldest - 1) continue;
    if (isKnown(removal) || isSigned(secrets, USE, signedText(removal), removal.signature)) {
      const { signature: _, ...facts } = removal;
      return facts;
    }
  }
  return null;
}

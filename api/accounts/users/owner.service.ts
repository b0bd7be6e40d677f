import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Env } from '#api/platform/env.ts';
import { needsFactor, type SignedIn } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';
import { selectStatus } from './user.query.ts';

const readOwner = prepare<{ id: string }>()((db, value) =>
  db
    .selectFrom('account as a')
    .leftJoin('account_totp as t', 't.accountId', 'a.id')
    .select(['a.id', 'a.name', 'a.email', 'a.roles'])
    .select((eb) => [
      selectStatus('a')(eb).as('status'),
      eb
        .or([
          eb('t.confirmedAt', 'is not', null),
          eb.exists(eb.selectFrom('passkey as p').select('p.id').whereRef('p.accountId', '=', 'a.id')),
        ])
        .$castTo<boolean>()
        .as('hasFactor'),
    ])
    .where('a.id', '=', value('id')),
);

export interface Owner {
  /** The account as it is now, for work that it started earlier. It confirms nothing. */
  viewer: SignedIn;
  email: string;
}

/** The account for which a background job works. Its rights are read again for each piece of work. */
export async function findOwner(em: SqlEntityManager, env: Env, id: string): Promise<Owner | null> {
  const row = await readOwner.first(em, { id });
  if (!row) return null;
  const { hasFactor, email, ...account } = row;
  const lacksFactor = env.REQUIRE_ADMIN_MFA && !hasFactor && needsFactor(row.roles);
  return { viewer: { kind: 'user', ...account, lacksFactor }, email };
}

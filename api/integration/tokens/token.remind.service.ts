import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { fromNow } from '#api/platform/database/sql.ts';
import type { Env } from '#api/platform/env.ts';
import { isApproved } from '#api/accounts/users/user.query.ts';
import { TokenRow } from './token.entity.ts';
import { makeTokenExpiresMail } from './token.mails.ts';
import { isActive } from './token.service.ts';

/** The most mails of one transaction. */
const BATCH = 50;

/**
 * Mails the owners of tokens that expire within a week, once for each token. Tokens that were made for about a week, or
 * that were rotated, expire as planned and count as mentioned.
 */
export async function remindOfTokens(em: SqlEntityManager, env: Env): Promise<void> {
  await em.transactional(async (em) => {
    const due = await getKysely(em)
      .selectFrom('token as t')
      .innerJoin('account as a', 'a.id', 't.accountId')
      .select(['t.id', 't.name', 't.prefix', 't.expiresAt', 'a.name as owner', 'a.email'])
      .where(isActive)
      .where(isApproved('a'))
      .where('t.remindedAt', 'is', null)
      .where('t.expiresAt', '<', fromNow('7 days'))
      .orderBy('t.expiresAt')
      .limit(BATCH)
      .forUpdate('t')
      .skipLocked()
      .execute();
    for (const { owner, email, expiresAt, ...token } of due) {
      const mail = makeTokenExpiresMail(env, { name: owner, email }, { ...token, expiresAt });
      await post(em, env, mail);
    }
    await em.nativeUpdate(TokenRow, { id: { $in: due.map(({ id }) => id) } }, { remindedAt: new Date() });
  });
}

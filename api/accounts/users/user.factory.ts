import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { foldKey, makeUsernameKeys, User } from './user.entity.ts';

/** Creates an approved investor without a valid password, for tests. `values` overrides single fields. */
export function makeUser(em: SqlEntityManager, values: Partial<User> = {}): User {
  const number = Math.random().toString(36).slice(2, 10);
  const username = values.username ?? `person-${number}`;
  const email = values.email ?? `${username}@company-${number}.example`;
  return em.create(User, {
    username,
    ...makeUsernameKeys(username),
    email,
    emailKey: foldKey(email),
    name: `Person ${number}`,
    reason: 'I hold shares and want to read the updates.',
    status: 'APPROVED',
    passwordHash: 'no password',
    ...values,
  });
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { foldKey } from '#api/accounts/users/user.entity.ts';
import { Lead } from './lead.entity.ts';

/** Creates a lead that has not downloaded the whitepaper, for tests. `values` overrides single fields. */
export function makeLead(em: SqlEntityManager, values: Partial<Lead> = {}): Lead {
  const number = Math.random().toString(36).slice(2, 10);
  const email = values.email ?? `person-${number}@company-${number}.example`;
  return em.create(Lead, {
    name: `Person ${number}`,
    email,
    emailKey: foldKey(email),
    company: `Company ${number}`,
    needs: 'An assessor asks for the list of connections.',
    ...values,
  });
}

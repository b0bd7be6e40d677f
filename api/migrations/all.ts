import { Migration0001Articles } from './0001-articles.ts';
import { Migration0002Accounts } from './0002-accounts.ts';
import { Migration0003SecondFactor } from './0003-second-factor.ts';
import { Migration0004Passkeys } from './0004-passkeys.ts';

/** Every migration, in the order in which it runs. One that has landed is never changed; a new one corrects it. */
export const migrations = [
  { name: '0001-articles', class: Migration0001Articles },
  { name: '0002-accounts', class: Migration0002Accounts },
  { name: '0003-second-factor', class: Migration0003SecondFactor },
  { name: '0004-passkeys', class: Migration0004Passkeys },
] as const;

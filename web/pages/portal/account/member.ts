import type { AccountQuery } from '../../../../graphql/generated/portal.ts';

/** The signed-in account, as the account page shows it. */
export type Member = NonNullable<AccountQuery['viewer']>;

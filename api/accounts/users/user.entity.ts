import { domainToASCII } from 'node:url';
import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property, Unique, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import type { AccountStatus, Role } from '#api/platform/viewer.ts';
import { makeSkeleton } from './username-skeleton.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

const newUserId = makeIdFactory('usr', 'User');

export const roleEnum = createEnum<Record<Role, string>>('Role', 'A role of an account. An account can have several.', {
  INVESTOR: 'Reads the documents, updates and events shared with the account.',
  EDITOR:
    'Writes the public content: articles, case studies, categories, pictures, feeds and notices. Reads the questions to /chat. Reads nothing that is shared with investors.',
  ADMIN: 'Administers accounts, content and documents, and reads everything.',
});

export const statusEnum = createEnum<Record<AccountStatus, string>>('AccountStatus', 'The status of an account.', {
  INVITED: 'Invited. The owner cannot sign in before they accept the invitation.',
  PENDING: 'Requested. A reviewer decides; the owner cannot sign in yet.',
  APPROVED: 'Approved. The owner can sign in.',
  REJECTED: 'Rejected by a reviewer. The owner cannot sign in.',
  SUSPENDED:
    'Suspended after it was approved, by an administrator or because its end has passed. The owner cannot sign in.',
});

/** An account. `usernameKey` and `emailKey` are for comparison: NFKC, case folded. The other fields are as typed. */
@Extensions({ scope: 'PEOPLE_READ' })
@ObjectType({
  implements: Node,
  description:
    'An account of the investor portal, also while its request is pending. Administrators can read all accounts, other users only their own.',
})
@Entity({ tableName: 'account' })
@Index({
  name: 'account_by_age',
  properties: ['createdAt', 'id'],
  columns: [
    { name: 'createdAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Index({
  name: 'account_by_domain',
  expression: "CREATE INDEX account_by_domain ON public.account USING btree (split_part(email_key, '@'::text, 2))",
})
@Index({
  name: 'account_by_name',
  expression: 'CREATE INDEX account_by_name ON public.account USING btree (lower(name))',
})
@Index({
  name: 'account_by_folded_name',
  expression: 'CREATE INDEX account_by_folded_name ON public.account USING btree (fold_text(name), id)',
})
@Index({
  name: 'account_by_company',
  expression:
    "CREATE INDEX account_by_company ON public.account USING btree (((fold_text(COALESCE(company, ''::text)) = ''::text)), fold_text(COALESCE(company, ''::text)), id)",
})
@Index({
  name: 'account_by_company_descending',
  expression:
    "CREATE INDEX account_by_company_descending ON public.account USING btree (((fold_text(COALESCE(company, ''::text)) = ''::text)), fold_text(COALESCE(company, ''::text)) DESC, id DESC)",
})
@Index({
  name: 'account_words',
  expression:
    'CREATE INDEX account_words ON public.account USING gin (fold_words(name) gin_trgm_ops, fold_words(username) gin_trgm_ops, fold_words(email) gin_trgm_ops, fold_words(company) gin_trgm_ops)',
})
@Index({
  name: 'account_by_status',
  properties: ['status', 'createdAt', 'id'],
  columns: [{ name: 'status' }, { name: 'createdAt', sort: 'DESC' }, { name: 'id', sort: 'DESC' }],
})
@Index({
  name: 'account_by_end',
  expression:
    "CREATE INDEX account_by_end ON public.account USING btree (ends_at) WHERE ((status = 'APPROVED'::text) AND (ends_at IS NOT NULL))",
})
export class User {
  [EntityName]?: 'Account';

  [OptionalProps]?:
    | 'id'
    | 'reason'
    | 'usernameSkeleton'
    | 'roles'
    | 'status'
    | 'isEmailVerified'
    | 'emailVerifiedAt'
    | 'createdAt'
    | 'updatedAt';

  @Field(() => ID, { description: 'Opaque id, which starts with `usr_`.' })
  @PrimaryKey({ type: 'text' })
  id: string = newUserId();

  @Field(() => String, { description: 'The username to sign in with.' })
  @Property({ type: 'text' })
  username!: string;

  @Property({ type: 'text' })
  @Unique()
  usernameKey!: string;

  /** Null for an account from before this column that looks like an older one. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  usernameSkeleton: string | null = null;

  @Field(() => String, { description: 'The email address of the account.' })
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  @Unique()
  emailKey!: string;

  @Field(() => String, { description: 'The full name of the owner.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The company of the owner. Null if none was given.' })
  @Property({ type: 'text', nullable: true })
  company: string | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason for access that the owner gave at registration. Null for accounts of invited people and accounts created by an operator.',
  })
  @Property({ type: 'text' })
  reason: string = '';

  @Field(() => [roleEnum], { description: 'The roles of the account.' })
  @Property({ type: 'text[]' })
  roles: Role[] = ['INVESTOR'];

  @Field(() => statusEnum, { description: 'The status of the account.' })
  @Enum({ items: ['INVITED', 'PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'], type: 'text' })
  status: AccountStatus = 'PENDING';

  /** `isApproved` and `selectStatus` of `user.query.ts` compare it with the clock of the database. */
  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time from which on the owner cannot sign in. In the past for an account that is suspended because it ended. Null if the account has no end, or if it passed while an administrator had suspended the account.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  endsAt: Date | null = null;

  /** An argon2id hash in PHC format. */
  @Property({ type: 'text', lazy: true })
  passwordHash!: string;

  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null = null;

  /** Computed by the queries; not a column. */
  @Field(() => Boolean, { description: 'True if the owner followed the link mailed to the email address.' })
  isEmailVerified!: boolean;

  @Field(() => Date, { description: 'The date and time of the registration or the first invitation.' })
  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  updatedAt: Date = new Date();
}

export const UserConnection = createConnectionType(User, 'User');

/**
 * The form in which usernames and email addresses are compared. Unicode compatibility variants and letter case do not
 * matter.
 */
export function foldKey(text: string): string {
  const key = text.normalize('NFKC').trim().toLowerCase();
  // A domain with letters of other scripts has an ASCII form, which is the same domain.
  const at = key.lastIndexOf('@') + 1;
  const domain = at > 0 && /\P{ASCII}/u.test(key.slice(at)) ? domainToASCII(key.slice(at)) : '';
  return domain ? key.slice(0, at) + domain : key;
}

/** The unique keys of a username: its comparable form and its visual skeleton. */
export const makeUsernameKeys = (username: string) => ({
  usernameKey: foldKey(username),
  usernameSkeleton: makeSkeleton(username),
});

@Entity({ tableName: 'account_name' })
export class AccountName {
  [EntityName]?: 'AccountName';

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @PrimaryKey({ type: 'timestamptz' })
  since!: Date;

  @Property({ type: 'text' })
  name!: string;
}

import { OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';
import type { AccountStatus, Role } from '../platform/viewer.ts';
import { makeSkeleton } from './username-skeleton.ts';

const newUserId = idsOf('usr', 'User');

export const roleEnum = { INVESTOR: 'INVESTOR', ADMIN: 'ADMIN' } as const satisfies Record<Role, Role>;
registerEnumType(roleEnum, {
  name: 'Role',
  description: 'What an account may do.',
  valuesConfig: {
    INVESTOR: { description: 'Reads documents, updates and events.' },
    ADMIN: { description: 'Reviews requests and manages the site.' },
  },
});

export const statusEnum = {
  PENDING: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  SUSPENDED: 'SUSPENDED',
} as const satisfies Record<AccountStatus, AccountStatus>;
registerEnumType(statusEnum, {
  name: 'AccountStatus',
  description: 'Where an account is in its life.',
  valuesConfig: {
    PENDING: { description: 'Asked for; a reviewer decides.' },
    APPROVED: { description: 'May sign in.' },
    REJECTED: { description: 'Was refused.' },
    SUSPENDED: { description: 'Was let in and is kept out for now.' },
  },
});

/** An account. `usernameKey` and `emailKey` are what is compared: NFKC, case folded; the others are as typed. */
@ObjectType({ implements: Node, description: 'Somebody who asked for an account.' })
@Entity({ tableName: 'account' })
export class User {
  [OptionalProps]?:
    | 'id'
    | 'reason'
    | 'usernameSkeleton'
    | 'roles'
    | 'status'
    | 'emailVerified'
    | 'emailVerifiedAt'
    | 'createdAt'
    | 'updatedAt';

  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryKey({ type: 'text' })
  id: string = newUserId();

  @Field(() => String, { description: 'Name to sign in with, as typed.' })
  @Property({ type: 'text' })
  username!: string;

  @Property({ type: 'text' })
  @Unique()
  usernameKey!: string;

  /** Null for an account that is older than this column and looks like an older one. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  usernameSkeleton: string | null = null;

  @Field(() => String, { description: 'Email address, as typed.' })
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  @Unique()
  emailKey!: string;

  @Field(() => String, { description: 'Full name.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Company, where one was named.' })
  @Property({ type: 'text', nullable: true })
  company: string | null = null;

  @Field(() => String, { description: 'Why the account was asked for, as typed at registration.' })
  @Property({ type: 'text' })
  reason: string = '';

  @Field(() => [roleEnum], { description: 'What it may do.' })
  @Enum({ items: ['INVESTOR', 'ADMIN'], array: true, type: 'text[]' })
  roles: Role[] = ['INVESTOR'];

  @Field(() => statusEnum, { description: 'Where it is in its life.' })
  @Enum({ items: ['PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'], type: 'text' })
  status: AccountStatus = 'PENDING';

  /** PHC string of argon2id. */
  @Property({ type: 'text', lazy: true })
  passwordHash!: string;

  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null = null;

  /** Made by the queries that readers get; no column. */
  @Field(() => Boolean, { description: 'Whether its owner followed the link mailed to the address.' })
  emailVerified!: boolean;

  @Field(() => Date, { description: 'When it was asked for.' })
  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  updatedAt: Date = new Date();
}

/** The form in which names and addresses are compared: look-alike encodings and letter case do not matter. */
export const foldKey = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** What is unique about a username: how it is compared, and what it looks like. */
export const makeUsernameKeys = (username: string) => ({
  usernameKey: foldKey(username),
  usernameSkeleton: makeSkeleton(username),
});

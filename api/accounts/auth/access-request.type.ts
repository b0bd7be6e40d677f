import { Field, ObjectType } from 'type-graphql';
import type { AccountStatus } from '#api/platform/viewer.ts';
import { statusEnum } from '../users/user.entity.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

@ObjectType({ description: 'A request for an account, as the applicant can read it before they can sign in.' })
export class AccessRequest {
  @Field(() => statusEnum, { description: 'The status of the request.' })
  status!: AccountStatus;

  @Field(() => String, { description: 'The email address, masked because others may see the screen.' })
  email!: string;

  @Field(() => Boolean, { description: 'True if the applicant followed the link mailed to the email address.' })
  isEmailVerified!: boolean;

  @Field(() => Date, { description: 'The date and time of the request.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The question of a reviewer. Null if there is none, or if it was answered.',
  })
  question!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason of the rejection. Null if the request was not rejected.',
  })
  reason!: string | null;
}

@ObjectType({ description: 'A mailed link for a new password that still works.' })
export class PasswordLink {
  @Field(() => String, { description: 'The username of the account, for password managers.' })
  username!: string;
}

export const addressLinkPurposeEnum = createEnum(
  'AddressLinkPurpose',
  'The purpose of a mailed link about an email address.',
  {
    VERIFY_EMAIL: 'The link verifies the email address of an account.',
    CHANGE_EMAIL: 'The link completes the change to a new email address.',
    UNDO_EMAIL: 'The link reverts a change of the email address.',
  },
);
export type AddressLinkPurpose = keyof typeof addressLinkPurposeEnum;

@ObjectType({ description: 'A mailed link about an email address that still works.' })
export class AddressLink {
  @Field(() => addressLinkPurposeEnum, { description: 'The purpose of the link.' })
  purpose!: AddressLinkPurpose;

  @Field(() => String, { description: 'The email address of the link, masked.' })
  email!: string;
}

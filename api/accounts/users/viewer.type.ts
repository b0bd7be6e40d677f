import { Extensions, Field, ObjectType } from 'type-graphql';
import type { AccountStatus, Role } from '#api/platform/viewer.ts';
import { roleEnum, statusEnum } from './user.entity.ts';

/** An account as its owner sees it. Fields that only the owner may read belong to this type, not to User. */
@Extensions({ scope: 'ACCOUNT_READ' })
@ObjectType('Viewer', { description: 'The account that is signed in. Only its owner can read it.' })
export class ViewerUser {
  /** The id of the account. The API calls it accountId, because the type User has the account as an object. */
  id!: string;

  @Field(() => String, { description: 'The username to sign in with.' })
  username!: string;

  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => Boolean, { description: 'True if the owner followed the link mailed to the email address.' })
  isEmailVerified!: boolean;

  @Field(() => String, { description: 'The full name of the owner.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The company of the owner. Null if none was given.' })
  company!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason for access that the owner gave at registration. Null for accounts created by an operator.',
  })
  reason!: string | null;

  @Field(() => [roleEnum], { description: 'The roles of the account.' })
  roles!: Role[];

  @Field(() => statusEnum, { description: 'The status of the account.' })
  status!: AccountStatus;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time from which on the owner cannot sign in. Null if the account has no end.',
  })
  endsAt!: Date | null;

  @Field(() => Date, { description: 'The date and time of the registration.' })
  createdAt!: Date;
}

/** The resolvers of the fields are in this folder and in the folders of other modules. */
@ObjectType({
  description:
    'The state that this browser carries in cookies, such as an opened link of an email. The pages of this site read it; other clients do not need it.',
})
export class Browser {}

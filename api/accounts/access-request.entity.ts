import { Field, ObjectType } from 'type-graphql';
import type { AccountStatus } from '../platform/viewer.ts';
import { statusEnum } from './user.entity.ts';

@ObjectType({ description: 'What somebody who asked for an account may see of their request before they can sign in.' })
export class AccessRequest {
  @Field(() => statusEnum, { description: 'Where it is.' })
  status!: AccountStatus;

  @Field(() => String, { description: 'Its address, masked: the page may be open in front of others.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the link mailed to the address was followed.' })
  isEmailVerified!: boolean;

  @Field(() => Date, { description: 'When it arrived.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'What a reviewer asks and nobody has answered yet.' })
  question!: string | null;

  @Field(() => String, { nullable: true, description: 'The reviewer’s sentence where it was declined.' })
  reason!: string | null;
}

@ObjectType({ description: 'A mailed link for a new password that still works.' })
export class PasswordLink {
  @Field(() => String, { description: 'Whose it is; password managers ask.' })
  username!: string;
}

@ObjectType({ description: 'A mailed link about an address that still works.' })
export class AddressLink {
  @Field(() => String, { description: 'What it is for: `VERIFY_EMAIL`, `CHANGE_EMAIL` or `UNDO_EMAIL`.' })
  purpose!: string;

  @Field(() => String, { description: 'The address it is about, masked.' })
  email!: string;
}

import { Field, Int, ObjectType } from 'type-graphql';
import { Person } from '#api/platform/person.ts';

@ObjectType({ description: 'The invitation of an account. For administrators.' })
export class Invitation {
  @Field(() => Person, {
    nullable: true,
    description: 'The person who sent the invitation. Null if their account was deleted.',
  })
  invitedBy!: Person | null;

  @Field(() => String, {
    nullable: true,
    description: 'The personal line of the invitation as plain text. Null if it has none.',
  })
  message!: string | null;

  @Field(() => Date, { description: 'The date and time at which the invitation was last sent.' })
  sentAt!: Date;

  @Field(() => Date, { description: 'The date and time until which its link works.' })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'The date and time of the acceptance. Null while it is open.' })
  acceptedAt!: Date | null;
}

@ObjectType({ description: 'The agreement that an invited person signs when they accept.' })
export class InvitationNda {
  @Field(() => Int, { description: 'The number of the version.' })
  version!: number;

  @Field(() => String, { description: 'The whole text of the agreement as Markdown, as it is signed.' })
  body!: string;

  @Field(() => String, { description: 'The SHA-256 of the text in UTF-8, as 64 lowercase hexadecimal digits.' })
  sha256!: string;
}

@ObjectType({ description: 'A mailed invitation that still works.' })
export class InvitationLink {
  @Field(() => String, { description: 'The full name of the invited person.' })
  name!: string;

  @Field(() => String, { description: 'The email address of the account, which the person signs in with.' })
  email!: string;

  @Field(() => Person, {
    nullable: true,
    description: 'The person who sent the invitation. Null if their account was deleted.',
  })
  invitedBy!: Person | null;

  @Field(() => InvitationNda, {
    nullable: true,
    description: 'The confidentiality agreement to sign. Null if the person does not have to sign one.',
  })
  nda!: InvitationNda | null;
}

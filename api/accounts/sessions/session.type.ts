import { Field, ID, ObjectType } from 'type-graphql';
import { createConnectionType } from '#api/platform/pagination.ts';

@ObjectType({ description: 'A session in which an account is signed in. Only the owner of the account can read it.' })
export class Session {
  @Field(() => ID, { description: 'Opaque id, which starts with `ses_`. It differs from the secret in the cookie.' })
  id!: string;

  @Field(() => Boolean, { description: 'True if this request was sent in this session.' })
  isCurrent!: boolean;

  @Field(() => Date, { description: 'The date and time of the last request in this session, to the minute.' })
  lastUsedAt!: Date;

  @Field(() => Date, { description: 'The date and time of the sign-in.' })
  createdAt!: Date;

  @Field(() => String, { description: 'The browser and the operating system, for example `Firefox on Windows`.' })
  device!: string;
}

export const SessionConnection = createConnectionType(Session, 'Session');

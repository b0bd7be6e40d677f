import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A place where somebody is signed in.' })
export class Session {
  @Field(() => ID, { description: 'Opaque id; not the secret in the cookie.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it is the one this request came with.' })
  current!: boolean;

  @Field(() => Date, { description: 'When it was last used, to the minute.' })
  lastUsedAt!: Date;

  @Field(() => Date, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => String, { description: 'Browser and system: `Firefox on Windows`.' })
  device!: string;
}

import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A person, for readers who cannot read the account.' })
export class Person {
  @Field(() => ID, { description: 'The id of the account, also after the account was deleted.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The full name. Null if it is not known any more because the account was deleted.',
  })
  name!: string | null;
}

/** An SQL expression for a `Person` as JSON. Null where `account` did not join an account. */
export const personIn = (account: string): string =>
  `case when ${account}.id is not null then jsonb_build_object('id', ${account}.id, 'name', ${account}.name) end`;

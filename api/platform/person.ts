import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A person by name, for readers who may not read the account.' })
export class Person {
  @Field(() => ID, { description: 'The id of the account, also after the account was deleted.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The full name. Null if the account was deleted.' })
  name!: string | null;
}

import { type Expression, expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { Extensions, Field, ID, ObjectType } from 'type-graphql';

@Extensions({ scope: 'ANY' })
@ObjectType({ description: 'A person, for readers who cannot read the account.' })
export class Person {
  // Not `id`: the name depends on where the person is named, so caches must not keep two of these as one object.
  @Field(() => ID, { description: 'The id of the account, also after the account was deleted.' })
  accountId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The full name. Null if it is not known any more because the account was deleted.',
  })
  name!: string | null;
}

/** A `Person` as JSON. Null if the id is null, for example because the account was deleted. */
export const buildPerson = (id: Expression<string | null>, name: Expression<string | null>) =>
  expressionBuilder<Record<never, never>, never>()
    .case()
    .when(id, 'is not', null)
    .then(jsonBuildObject({ accountId: id as Expression<string>, name }))
    .end();

import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { groupInput } from '../../graphql/validation.ts';
import { Validated } from '../platform/validation.ts';

@Validated(z.object({ name: groupInput.shape.name.unwrap() }))
@ArgsType()
export class CreateGroupArgs {
  @Field(() => String, { description: 'Name, at most 60 characters, unlike any other group’s.' })
  name!: string;
}

@Validated(groupInput)
@InputType({ description: 'What changes about a group; what is left out stays as it is.' })
export class GroupInput {
  @Field(() => String, { nullable: true, description: 'Name, at most 60 characters, unlike any other group’s.' })
  name?: string;

  @Field(() => [ID], { nullable: true, description: 'Everybody who is in it from now on, at most 5,000.' })
  memberIds?: string[];
}

import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { updateInput, withdrawReason } from '../../graphql/update-validation.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';

@Validated(updateInput)
@InputType({ description: 'What changes about an update; what is left out stays as it is.' })
export class UpdateInput {
  @Field(() => String, { nullable: true, description: 'Title; a new update needs one.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'The text, in Markdown.' })
  body?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Groups it is for; none at all: for all investors.' })
  groupIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Documents it points to, in this order. Each is shown only to who may know of it.',
  })
  documentIds?: string[] | null;
}

@Validated(z.object({ released: z.boolean(), unopened: z.boolean() }))
@ArgsType()
export class UpdatesArgs extends ConnectionArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only what is released; investors see nothing else anyhow.',
  })
  released: boolean = false;

  @Field(() => Boolean, { defaultValue: false, description: 'Only what you have not opened.' })
  unopened: boolean = false;
}

@Validated(z.object({ id: z.string(), expectedVersion: z.number().int().nullish() }))
@ArgsType()
export class UpdateUpdateArgs {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => UpdateInput, { description: 'What changes.' })
  input!: UpdateInput;

  @Field(() => Int, {
    nullable: true,
    description: 'The version this text began from; where there is a newer one, it is a conflict.',
  })
  expectedVersion?: number | null;
}

@Validated(z.object({ id: z.string(), reason: withdrawReason }))
@ArgsType()
export class WithdrawUpdateArgs {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => String, { description: 'One sentence on why, for the trail and for other admins.' })
  reason!: string;
}

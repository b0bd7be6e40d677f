import { Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { text } from '#graphql/limits.ts';
import { Validated } from '#api/platform/validation.ts';

const body = z.string().trim().min(1, 'Write a note').check(atMost(text.reason));

@Validated(z.object({ body }))
@InputType({ description: 'The input of the mutation addUserNote.' })
export class AddUserNoteInput {
  @Field(() => ID, { description: 'The id of the account that the note is about.' })
  id!: string;

  @Field(() => String, { description: 'The note as plain text. The person cannot read it.' })
  body!: string;
}

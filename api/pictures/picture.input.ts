import { ArgsType, Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { pictureInput } from '../../graphql/validation.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';

@Validated(pictureInput)
@InputType({ description: 'What may be changed of a picture.' })
export class PictureInput {
  @Field(() => String, { description: 'Description, at most 300 characters.' })
  alt!: string;
}

const tooLong = `Use at most ${text.searchQuery} characters`;

@Validated(z.object({ search: z.string().max(text.searchQuery, tooLong).nullish() }))
@ArgsType()
export class PicturesArgs extends ConnectionArgs {
  @Field(() => String, { nullable: true, description: 'Words of its description or of its file’s name.' })
  search?: string | null;
}

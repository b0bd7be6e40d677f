import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { pictureInput, searchWords } from '#graphql/validation.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';

@Validated(pictureInput)
@InputType({ description: 'The input of the mutation updatePicture.' })
export class UpdatePictureInput {
  @Field(() => ID, { description: 'The id of the picture to change.' })
  id!: string;

  @Field(() => String, {
    description: 'The description for people who cannot see the picture, at most 300 characters.',
  })
  alt!: string;
}

@InputType({ description: 'The input of the mutation deletePicture.' })
export class DeletePictureInput {
  @Field(() => ID, { description: 'The id of the picture to delete.' })
  id!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True deletes the picture even if it is in use: texts show its description instead, and covers are removed. False if absent or null.',
  })
  isUseIgnored?: boolean | null;
}

@InputType({ description: 'Filtering options for pictures.' })
export class PictureFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of the description or of the file name, at most 200 characters.',
  })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True lists only pictures that no article and no case study shows. All pictures are listed if false, absent or null.',
  })
  isUnused?: boolean | null;
}

@Validated(
  z.object({
    filter: z
      .object({
        search: searchWords.nullish(),
        isUnused: z.boolean().nullish(),
      })
      .nullish(),
  }),
)
@ArgsType()
export class PicturesArgs extends createFilterArgs(
  PictureFilter,
  'Filtering options for the list. The list has all pictures if absent or null.',
) {}

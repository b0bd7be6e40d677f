import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { createFolderInput, updateFolderInput } from '#graphql/document-validation.ts';
import { searchWords } from '#graphql/validation.ts';
import { createIdInput, type EditInput, expectedVersion } from '#api/platform/graphql/mutation-types.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';

@InputType()
abstract class FolderInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the folder that contains this folder, with all its contents. Null stands for none: the folder is at the top.',
  })
  parentId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The position among the folders of the same parent, from 1. If absent or null, a new or moved folder becomes the last, and another one stays where it is.',
  })
  position?: number | null;
}

@Validated(createFolderInput)
@InputType({ description: 'The input of the mutation createFolder.' })
export class CreateFolderInput extends FolderInput {
  @Field(() => String, { description: 'The name, one line of at most 120 characters.' })
  name!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True returns the folder of this name in the same parent, if there is one, in place of a second one. Upper and lower case are the same. An existing folder keeps its position. False if absent or null.',
  })
  reuse?: boolean | null;
}

@Validated(updateFolderInput)
@InputType({ description: 'The input of the mutation updateFolder. Absent fields stay unchanged.' })
export class UpdateFolderInput extends FolderInput implements EditInput {
  @Field(() => Int, expectedVersion)
  expectedVersion?: number | null;

  @Field(() => ID, { description: 'The id of the folder to change.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name, one line of at most 120 characters. Null leaves it unchanged.',
  })
  name?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True emails everyone about the documents in the folder that they can read when the email is sent, as often as each person has chosen. False if absent or null.',
  })
  notify?: boolean | null;
}

export const DeleteFolderInput = createIdInput('deleteFolder', 'The id of the empty folder to delete.');

@Validated(
  z.object({
    search: searchWords.nullish(),
    isCollapsed: z.boolean().nullish(),
    openId: z.string().check(atMost(60)).nullish(),
  }),
)
@InputType({ description: 'Filtering options for folders.' })
export class FolderFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Only folders with all these words in the name. All folders if absent or null.',
  })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True leaves out the folders in folders that are not open, if there are more than 40 folders. The folder `openId` and those above it are open. Ignored with `search`. All folders if absent or null.',
  })
  isCollapsed?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the folder that is open. Only with `isCollapsed`. No folder is open if absent or null.',
  })
  openId?: string | null;
}

@ArgsType()
export class FoldersArgs extends createFilterArgs(
  FolderFilter,
  'Filtering options for the list. The list has all folders that the viewer can list if absent or null.',
) {}

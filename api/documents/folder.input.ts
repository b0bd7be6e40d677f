import { Field, ID, InputType, Int } from 'type-graphql';
import { createFolderInput, updateFolderInput } from '../../graphql/document-validation.ts';
import { createIdInput } from '../platform/graphql/mutation-types.ts';
import { Validated } from '../platform/validation.ts';

@Validated(createFolderInput)
@InputType({ description: 'The input of the mutation createFolder.' })
export class CreateFolderInput {
  @Field(() => String, { description: 'The name, one line of at most 120 characters.' })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the folder that contains the new folder. The folder is at the top if absent or null.',
  })
  parentId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The position among the folders of the same parent, from 1. Last if absent or null.',
  })
  position?: number | null;
}

@Validated(updateFolderInput)
@InputType({ description: 'The input of the mutation updateFolder. Absent fields stay unchanged.' })
export class UpdateFolderInput {
  @Field(() => ID, { description: 'The id of the folder to change.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name, one line of at most 120 characters. Null leaves it unchanged.',
  })
  name?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the folder to move this folder to, with all its contents. Null moves it to the top.',
  })
  parentId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The position among the folders of the same parent, from 1. Null leaves it unchanged; a moved folder becomes the last.',
  })
  position?: number | null;
}

export const DeleteFolderInput = createIdInput('deleteFolder', 'The id of the empty folder to delete.');

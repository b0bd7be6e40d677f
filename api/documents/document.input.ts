import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { accessInput, documentInput, folderInput } from '../../graphql/document-validation.ts';
import { text } from '../../graphql/limits.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';
import { type DocumentRight, documentRightEnum } from './document.entity.ts';

const NOWHERE = 'The folder it is in; null: at the top.';
const POSITION = 'Its place among its like in that folder, from 1; left out: where it is, or last where it is new.';

@Validated(documentInput)
@InputType({ description: 'What changes about a document; what is left out stays as it is.' })
export class DocumentInput {
  @Field(() => String, { nullable: true, description: 'What it is called, at most 120 characters.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Summary, as plain text.' })
  summary?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A file from `POST /uploads`; for a document that is there it becomes the newest version.',
  })
  uploadId?: string | null;

  @Field(() => ID, { nullable: true, description: NOWHERE })
  folderId?: string | null;

  @Field(() => Int, { nullable: true, description: POSITION })
  position?: number | null;
}

@Validated(folderInput)
@InputType({ description: 'What changes about a folder; what is left out stays as it is.' })
export class FolderInput {
  @Field(() => String, { nullable: true, description: 'What it is called, at most 120 characters.' })
  name?: string;

  @Field(() => ID, { nullable: true, description: NOWHERE })
  parentId?: string | null;

  @Field(() => Int, { nullable: true, description: POSITION })
  position?: number | null;
}

@Validated(accessInput)
@InputType({ description: 'Who may do what: one document or folder, one group or person.' })
export class AccessInput {
  @Field(() => ID, { nullable: true, description: 'The document; or name a folder.' })
  documentId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The folder, for all that is in it and below.' })
  folderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The group; or name a person.' })
  groupId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The person.' })
  userId?: string | null;

  @Field(() => [documentRightEnum], {
    description: 'Each implies those before it; none at all takes every right away.',
  })
  rights!: DocumentRight[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'True, with no rights: nothing is said here any more, and what a folder above gives holds again.',
  })
  inherit?: boolean | null;
}

const tooLong = `Use at most ${text.searchQuery} characters`;

@Validated(
  z.object({ folderId: z.string().max(60).nullish(), search: z.string().max(text.searchQuery, tooLong).nullish() }),
)
@InputType({ description: 'Which documents.' })
export class DocumentFilter {
  @Field(() => ID, { nullable: true, description: 'Only those in this folder and in the folders below.' })
  folderId?: string | null;

  @Field(() => String, { nullable: true, description: 'Words of the title, the summary or the file’s name.' })
  search?: string | null;
}

@Validated(z.object({ first: z.number().int().min(1).max(20) }))
@ArgsType()
export class ToReadArgs {
  @Field(() => Int, { defaultValue: 5, description: 'How many at most, from 1 to 20.' })
  first!: number;
}

@ArgsType()
export class DocumentsArgs extends ConnectionArgs {
  @Field(() => DocumentFilter, { nullable: true, description: 'Which documents; all, if left out.' })
  filter?: DocumentFilter | null;
}

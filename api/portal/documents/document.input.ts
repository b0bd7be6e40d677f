import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import {
  createDocumentInput,
  deleteDocumentVersionInput,
  makeDocumentVersionCurrentInput,
  updateDocumentInput,
} from '#graphql/document-validation.ts';
import { searchWords } from '#graphql/validation.ts';
import { createIdInput, EditInput, expectedVersion } from '#api/platform/graphql/mutation-types.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';

@InputType()
abstract class DocumentInput {
  @Field(() => String, {
    nullable: true,
    description: 'A summary in plain text, at most 1,000 characters. Null stands for none.',
  })
  summary?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the folder of the document. Null stands for none.',
  })
  folderId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The position among the documents of the folder, from 1. If absent or null, a new or moved document becomes the last, and another one stays where it is.',
  })
  position?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True emails the people who can read the document when the email is sent, as often as each has chosen. False if absent or null.',
  })
  notify?: boolean | null;
}

@Validated(createDocumentInput)
@InputType({ description: 'The input of the mutation createDocument.' })
export class CreateDocumentInput extends DocumentInput {
  @Field(() => String, { description: 'The title, one line of at most 120 characters.' })
  title!: string;

  @Field(() => ID, { description: 'The id of the file, which `POST /uploads` returns.' })
  uploadId!: string;
}

@Validated(updateDocumentInput)
@InputType({
  description: 'The input of the mutation updateDocument. Absent fields stay unchanged; null clears a field.',
})
export class UpdateDocumentInput extends DocumentInput implements EditInput {
  @Field(() => Int, expectedVersion)
  expectedVersion?: number | null;

  @Field(() => ID, { description: 'The id of the document to change.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The title, one line of at most 120 characters. Null leaves it unchanged.',
  })
  title?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of a file, which `POST /uploads` returns. The file becomes a new version. Null adds no version.',
  })
  uploadId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True shows the document first to the investors who can read it, false ends that. At most six documents are pinned. Null leaves it unchanged.',
  })
  isPinned?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True leaves comments and metadata out of downloads of a PDF, false keeps them. Null leaves it unchanged.',
  })
  hasCleanDownloads?: boolean | null;
}

export const DeleteDocumentInput = createIdInput('deleteDocument', 'The id of the document to delete.');

@Validated(makeDocumentVersionCurrentInput)
@InputType({ description: 'The input of the mutation makeDocumentVersionCurrent.' })
export class MakeDocumentVersionCurrentInput extends EditInput {
  @Field(() => ID, { description: 'The id of the document.' })
  documentId!: string;

  @Field(() => Int, { description: 'The number of a former version whose file was not deleted.' })
  number!: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True emails a correction to the people who were notified of a later version or opened one, and who can read the document when the email is sent, as often as each has chosen. False if absent or null.',
  })
  notify?: boolean | null;
}

@Validated(deleteDocumentVersionInput)
@InputType({ description: 'The input of the mutation deleteDocumentVersion.' })
export class DeleteDocumentVersionInput {
  @Field(() => ID, { description: 'The id of the document.' })
  documentId!: string;

  @Field(() => Int, { description: 'The number of a version that is not the current one.' })
  number!: number;
}

@Validated(
  z.object({
    folderId: z.string().check(atMost(60)).nullish(),
    search: searchWords.nullish(),
  }),
)
@InputType({ description: 'Filtering options for documents. A document must match all fields that are given.' })
export class DocumentFilter {
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of a folder: only documents in this folder and in the folders inside it. All documents if absent or null.',
  })
  folderId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only documents with all these words in the title, the summary or the file name. All documents if absent or null.',
  })
  search?: string | null;
}

@ArgsType()
export class DocumentsArgs extends createFilterArgs(
  DocumentFilter,
  'Filtering options for the list. The list has all documents that the viewer can list if absent or null.',
) {}

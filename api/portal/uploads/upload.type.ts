import { randomUUID } from 'node:crypto';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { makeIdFactory } from '#api/platform/node.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

export const newUploadId = makeIdFactory('upl', 'Upload');

/** The storage folder of document files. The random file name reveals nothing about the content. */
export const DOCUMENT_FILES = 'documents/';
export const newFileKey = (): string => `${DOCUMENT_FILES}${randomUUID().replaceAll('-', '')}`;

export const uploadStatusEnum = createEnum('UploadStatus', 'The status of an uploaded file.', {
  QUARANTINED: 'The file waits for the malware scanner.',
  CLEAN: 'A document can be created from the file.',
  REFUSED: 'The file was refused. `reason` says why.',
});

@ObjectType({ description: 'An uploaded file that is not a document yet. It is deleted a day after its upload.' })
export class Upload {
  @Field(() => ID, { description: 'Opaque id, which starts with `upl_`. Send it as `uploadId`.' })
  id!: string;

  @Field(() => String, { description: 'The name of the file, with its extension.' })
  fileName!: string;

  @Field(() => Int, { description: 'The size of the file in bytes.' })
  byteSize!: number;

  @Field(() => uploadStatusEnum, { description: 'The status of the file.' })
  status!: keyof typeof uploadStatusEnum;

  @Field(() => String, {
    nullable: true,
    description: 'The reason why the file was refused, in one sentence. Null for other statuses.',
  })
  reason!: string | null;

  @Field(() => Date, { description: 'The date and time of the upload.' })
  createdAt!: Date;
}

export const UploadConnection = createConnectionType(Upload, 'Upload');

/** The storage folder of the parts of partial uploads. */
export const FILE_PARTS = 'arriving/';
export const newPartKey = (): string => `${FILE_PARTS}${randomUUID().replaceAll('-', '')}`;

@ObjectType({
  description:
    'A file whose upload is not complete. It is deleted a day after its last part. Only the account that began it can read it.',
})
export class PartialUpload {
  /** The Upload gets this id when the file is complete, so the API does not call it `id` here. */
  id!: string;

  @Field(() => String, { description: 'The name of the file, with its extension.' })
  fileName!: string;

  @Field(() => Int, { description: 'The size of the whole file in bytes.' })
  byteSize!: number;

  @Field(() => Int, { description: 'The number of bytes that were received.' })
  receivedBytes!: number;

  @Field(() => Date, { description: 'The date and time at which the upload began.' })
  createdAt!: Date;
}

export const PartialUploadConnection = createConnectionType(PartialUpload, 'PartialUpload');

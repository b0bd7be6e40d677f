import { randomUUID } from 'node:crypto';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';

export const newUploadId = idsOf('upl', 'Upload');

/** Where files of documents lie. The name says nothing of what is in it. */
export const DOCUMENT_FILES = 'documents/';
export const newFileKey = (): string => `${DOCUMENT_FILES}${randomUUID().replaceAll('-', '')}`;

export const uploadStatusEnum = { QUARANTINED: 'QUARANTINED', CLEAN: 'CLEAN', REFUSED: 'REFUSED' } as const;
registerEnumType(uploadStatusEnum, {
  name: 'UploadStatus',
  description: 'How far a file is on its way to become a document.',
  valuesConfig: {
    QUARANTINED: { description: 'It waits for the malware scanner.' },
    CLEAN: { description: 'A document can be made of it.' },
    REFUSED: { description: 'It was not taken.' },
  },
});

@ObjectType({ description: 'A file that arrived and is no document yet. Cleared a day after it came.' })
export class Upload {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Name of the file.' })
  name!: string;

  @Field(() => Int, { description: 'Size of the file, in bytes.' })
  size!: number;

  @Field(() => uploadStatusEnum, { description: 'How far it is.' })
  status!: keyof typeof uploadStatusEnum;

  @Field(() => String, { nullable: true, description: 'Why it was not taken, in one sentence.' })
  refusal!: string | null;

  @Field(() => Date, { description: 'When it arrived.' })
  createdAt!: Date;
}

/** Where parts of files lie that have not arrived whole. */
export const FILE_PARTS = 'arriving/';
export const newPartKey = (): string => `${FILE_PARTS}${randomUUID().replaceAll('-', '')}`;

@ObjectType({ description: 'A file of which a part has arrived. It is cleared a day after its last part came.' })
export class ArrivingUpload {
  @Field(() => ID, { description: 'Opaque id; the rest is sent to `/uploads/{id}`.' })
  id!: string;

  @Field(() => String, { description: 'Name of the file.' })
  name!: string;

  @Field(() => Int, { description: 'Size of the whole file, in bytes.' })
  size!: number;

  @Field(() => Int, { description: 'How much of it has arrived, in bytes.' })
  received!: number;

  @Field(() => Date, { description: 'When its sending began.' })
  createdAt!: Date;
}

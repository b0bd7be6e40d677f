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

import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const bulkOperationTypeEnum = { ARTICLES: 'ARTICLES', ACCESS_LOG: 'ACCESS_LOG' } as const;
export type BulkOperationType = keyof typeof bulkOperationTypeEnum;
registerEnumType(bulkOperationTypeEnum, {
  name: 'BulkOperationType',
  description: 'The kind of objects that a bulk operation exports.',
  valuesConfig: {
    ARTICLES: { description: 'The file has one line for each article, with its text.' },
    ACCESS_LOG: { description: 'The file has one line for each entry of the access log.' },
  },
});

export const bulkOperationStatusEnum = {
  CREATED: 'CREATED',
  RUNNING: 'RUNNING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
  CANCELED: 'CANCELED',
} as const;
export type BulkOperationStatus = keyof typeof bulkOperationStatusEnum;
registerEnumType(bulkOperationStatusEnum, {
  name: 'BulkOperationStatus',
  description: 'The status of a bulk operation.',
  valuesConfig: {
    CREATED: { description: 'The operation starts within a few seconds.' },
    RUNNING: { description: 'The operation writes its file.' },
    COMPLETED: { description: 'The file can be downloaded.' },
    FAILED: {
      description: 'The operation ended without a file, because of an error or because its owner lost the right.',
    },
    CANCELED: { description: 'The owner canceled the operation.' },
  },
});

@ObjectType({
  description: 'An export that runs in the background. Only the account that started it can read it.',
})
export class BulkOperation {
  @Field(() => ID, { description: 'Opaque id, which starts with `blk_`.' })
  id!: string;

  @Field(() => bulkOperationTypeEnum, { description: 'The kind of objects that the operation exports.' })
  type!: BulkOperationType;

  @Field(() => bulkOperationStatusEnum, { description: 'The status of the operation.' })
  status!: BulkOperationStatus;

  @Field(() => Int, { description: 'The number of objects that were exported so far.' })
  objectCount!: number;

  @Field(() => Float, { description: 'The size of the file so far, in bytes.' })
  byteSize!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The path on this site of the file, newline-delimited JSON (`application/x-ndjson`). Download it with the session or a token of the same account. Null unless the status is COMPLETED.',
  })
  path!: string | null;

  @Field(() => String, {
    description:
      'The cursor of `changes` at the start of the operation. Request the changes after it to bring the exported copy up to date.',
  })
  changesCursor!: string;

  @Field(() => Date, { description: 'The date and time at which the operation was started.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the operation ended. Null while it runs.',
  })
  completedAt!: Date | null;

  @Field(() => Date, { description: 'The date and time at which the operation and its file are deleted.' })
  expiresAt!: Date;
}

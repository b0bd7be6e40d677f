import { Field, ID, Int, ObjectType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

export const newUpdateId = makeIdFactory('upd', 'InvestorUpdate');

export const updateStatusEnum = createEnum('InvestorUpdateStatus', 'The status of an investor update.', {
  DRAFT: 'Not published. Only administrators can read it.',
  SCHEDULED: 'Its whole audience can read it from `publishedAt` on, which is in the future.',
  PUBLISHED: 'Its audience can read it.',
});
export type UpdateStatus = keyof typeof updateStatusEnum;

/** An update as one viewer sees it. */
@ObjectType('InvestorUpdate', {
  implements: Node,
  description: 'News for all investors, or for the members of some groups. Visitors cannot read updates.',
})
export class InvestorUpdate {
  @Field(() => ID, { description: 'Opaque id, which starts with `upd_`.' })
  id!: string;

  @Field(() => String, { description: 'The title, at most 120 characters.' })
  title!: string;

  @Field(() => String, { description: 'The text in Markdown, at most 200,000 characters.' })
  body!: string;

  @Field(() => updateStatusEnum, { description: 'The status of the update.' })
  status!: UpdateStatus;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the update was or will be published. Null for a draft.',
  })
  publishedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time of the last change to title, text or documents after publication. Null if there was none.',
  })
  changedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the viewer first read the update. Null if it is unread.',
  })
  readAt!: Date | null;

  @Field(() => Int, {
    description:
      'The version of the update, from 1. Each change increases it. Send it as `expectedVersion` to detect concurrent changes.',
  })
  version!: number;

  updatedAt!: Date;
  /** The resolver returns the next three fields to administrators only. */
  everyone!: boolean;
  withdrawnAt!: Date | null;
  withdrawnWhy!: string;
  isVisible!: boolean;
}

export const UpdateConnection = createConnectionType(InvestorUpdate, 'InvestorUpdate');

@ObjectType('InvestorUpdatePermissions', { description: 'The actions that the viewer can take on an update.' })
export class UpdatePermissions {
  @Field(() => Boolean, { description: 'True if the viewer can change the update now.' })
  update!: boolean;

  @Field(() => Boolean, { description: 'True if the viewer can publish or schedule the update now.' })
  publish!: boolean;

  @Field(() => Boolean, { description: 'True if the viewer can make the update a draft again now.' })
  withdraw!: boolean;
}

@ObjectType('InvestorUpdateReadStatistics', {
  description: 'The number of people in the audience of an update, and the number of them who have read it.',
})
export class UpdateReadStatistics {
  @Field(() => Int, { description: 'The number of approved accounts in the audience.' })
  audienceCount!: number;

  @Field(() => Int, { description: 'The number of accounts in the audience that have read the update.' })
  readCount!: number;
}

@ObjectType('InvestorUpdateWithdrawal', { description: 'The last withdrawal of an update.' })
export class UpdateWithdrawal {
  @Field(() => Date, { description: 'The date and time of the withdrawal.' })
  withdrawnAt!: Date;

  @Field(() => String, { description: 'The reason that the administrator gave, at most 500 characters.' })
  reason!: string;
}

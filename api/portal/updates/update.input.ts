import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import {
  createInvestorUpdateInput,
  updateInvestorUpdateInput,
  withdrawInvestorUpdateInput,
} from '#graphql/update-validation.ts';
import { createIdInput } from '#api/platform/graphql/mutation-types.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { type UpdateStatus, updateStatusEnum } from './update.type.ts';

@InputType()
abstract class InvestorUpdateInput {
  @Field(() => String, {
    nullable: true,
    description: 'The text in Markdown, at most 200,000 characters. Null stands for an empty text.',
  })
  body?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The ids of all groups that the update is for, at most 100. An empty list is for all investors. If absent or null, a new update is for all investors, and another one keeps its audience.',
  })
  groupIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The ids of all documents that belong to the update, in this order, at most 50. A reader sees those that are shared with them. Null stands for none.',
  })
  documentIds?: string[] | null;
}

@Validated(createInvestorUpdateInput)
@InputType({ description: 'The input of the mutation createInvestorUpdate.' })
export class CreateInvestorUpdateInput extends InvestorUpdateInput {
  @Field(() => String, { description: 'The title, one line of at most 120 characters.' })
  title!: string;
}

@Validated(updateInvestorUpdateInput)
@InputType({ description: 'The input of the mutation updateInvestorUpdate. Absent fields stay unchanged.' })
export class UpdateInvestorUpdateInput extends InvestorUpdateInput {
  @Field(() => ID, { description: 'The id of the update to change.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The title, one line of at most 120 characters. Null leaves it unchanged.',
  })
  title?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` that this change is based on: if the update has another version, the answer is CONFLICT. Null changes any version.',
  })
  expectedVersion?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if an editor saves by itself while a person types. The audit log has only the first of several. Null stands for false.',
  })
  isAutosave?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True emails the whole audience of a published update again, according to the settings of each person. The audience of an update that is not published is emailed once, when it is published. Null stands for false.',
  })
  notifyAgain?: boolean | null;
}

@InputType({ description: 'The input of the mutation publishInvestorUpdate.' })
export class PublishInvestorUpdateInput {
  @Field(() => ID, { description: 'The id of the update to publish.' })
  id!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time of publication. Now if absent, null or in the past.',
  })
  at?: Date | null;
}

@Validated(withdrawInvestorUpdateInput)
@InputType({ description: 'The input of the mutation withdrawInvestorUpdate.' })
export class WithdrawInvestorUpdateInput {
  @Field(() => ID, { description: 'The id of the update to withdraw.' })
  id!: string;

  @Field(() => String, {
    description: 'The reason, for the audit log and other administrators, at most 500 characters.',
  })
  reason!: string;
}

export const SendInvestorUpdateTestInput = createIdInput(
  'sendInvestorUpdateTest',
  'The id of the update to send to the viewer.',
);

export const MarkInvestorUpdateReadInput = createIdInput(
  'markInvestorUpdateRead',
  'The id of the update that the viewer has read.',
);

@InputType({ description: 'Filtering options for investor updates. An update must match all fields that are given.' })
export class InvestorUpdateFilter {
  @Field(() => updateStatusEnum, {
    nullable: true,
    description: 'Only updates with this status. Null sets no condition. Investors find only published updates.',
  })
  status?: UpdateStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for only updates that the viewer has read, false for only unread ones. Null sets no condition.',
  })
  isRead?: boolean | null;
}

@ArgsType()
export class InvestorUpdatesArgs extends createFilterArgs(
  InvestorUpdateFilter,
  'Filtering options for the list. The list has all updates that the viewer can read if absent or null.',
) {}

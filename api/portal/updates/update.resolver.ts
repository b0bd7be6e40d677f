import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { JsonMl } from '#graphql/json-ml.ts';
import { points } from '#graphql/limits.ts';
import { DocumentConnection } from '../documents/document.type.ts';
import { GroupConnection } from '#api/accounts/groups/group.entity.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { JsonMlScalar } from '#api/platform/graphql/scalars.ts';
import {
  InvestorUpdate,
  UpdateConnection,
  UpdatePermissions,
  UpdateReadStatistics,
  UpdateWithdrawal,
} from './update.type.ts';
import {
  CreateInvestorUpdateInput,
  InvestorUpdatesArgs,
  MarkInvestorUpdateReadInput,
  PublishInvestorUpdateInput,
  SendInvestorUpdateTestInput,
  UpdateInvestorUpdateInput,
  WithdrawInvestorUpdateInput,
} from './update.input.ts';
import { getIsForEveryone, getUpdatePermissions } from './update.policy.ts';
import {
  countReaders,
  findWithdrawal,
  listDocuments,
  listGroups,
  listUpdates,
  markInvestorUpdateRead,
  readUpdate,
} from './update.read.service.ts';
import { sendInvestorUpdateTest } from './update.notify.service.ts';
import { excerptUpdate, renderUpdate } from './update.render.ts';
import {
  createInvestorUpdate,
  publishInvestorUpdate,
  updateInvestorUpdate,
  withdrawInvestorUpdate,
} from './update.service.ts';

@Resolver(() => InvestorUpdate)
export class UpdateResolver {
  @Access('signed-in', { scope: 'UPDATES_READ' })
  @Query(() => UpdateConnection, {
    description:
      'The updates that the viewer can read, newest first. Administrators also find drafts, which come first, by their last change, and scheduled updates.',
  })
  investorUpdates(@Ctx() context: Context, @Args(() => InvestorUpdatesArgs) args: InvestorUpdatesArgs) {
    return listUpdates(context, args);
  }

  @Access('signed-in', { scope: 'UPDATES_READ' })
  @Query(() => InvestorUpdate, {
    nullable: true,
    description: 'The update with this id. Null if it does not exist or the viewer cannot read it.',
  })
  investorUpdate(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the update.' }) id: string) {
    return readUpdate(context, id);
  }

  @Access('signed-in', { scope: 'UPDATES_WRITE', confirms: false })
  @Mutation(() => MarkInvestorUpdateReadPayload, {
    description:
      'Marks a published update as read by the viewer. An update that is not published stays unread. For signed-in accounts. Errors: NOT_FOUND.',
  })
  async markInvestorUpdateRead(
    @Ctx() context: Context,
    @Arg('input', () => MarkInvestorUpdateReadInput) { id }: IdInput,
  ) {
    return { investorUpdate: await markInvestorUpdateRead(context, id) };
  }

  @Extensions({ cost: points.longText })
  @FieldResolver(() => String, { description: 'The text as sanitized HTML.' })
  async bodyHtml(@Root() update: InvestorUpdate) {
    return (await renderUpdate(update)).html;
  }

  @Extensions({ cost: points.longText })
  @FieldResolver(() => JsonMlScalar, {
    description: 'The text as a sanitized JsonML tree, for clients that do not parse HTML.',
  })
  async bodyTree(@Root() update: InvestorUpdate): Promise<JsonMl[]> {
    return (await renderUpdate(update)).tree;
  }

  @FieldResolver(() => String, { description: 'The first lines of the text without its format, about 280 characters.' })
  excerpt(@Root() update: InvestorUpdate) {
    return excerptUpdate(update);
  }

  @FieldResolver(() => DocumentConnection, {
    description:
      'The documents that belong to the update, in the order that its author gave. A reader finds only documents that are shared with them.',
  })
  documents(@Ctx() context: Context, @Root() update: InvestorUpdate, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listDocuments(context, update, args);
  }

  @FieldResolver(() => UpdatePermissions, { description: 'The actions that the viewer can take on the update now.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() update: InvestorUpdate) {
    return getUpdatePermissions(viewer, update);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'True if the update is for all investors. Null for everyone but administrators.',
  })
  isForAllInvestors(@Ctx() { viewer }: Context, @Root() update: InvestorUpdate) {
    return getIsForEveryone(viewer, update);
  }

  @FieldResolver(() => GroupConnection, {
    nullable: true,
    description: 'The groups that the update is for, by name. Null for everyone but administrators.',
  })
  groups(@Ctx() context: Context, @Root() update: InvestorUpdate, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listGroups(context, update, args);
  }

  @FieldResolver(() => UpdateReadStatistics, {
    nullable: true,
    description:
      'The number of people in the audience of the update, and the number of them who have read it. Null for everyone but administrators.',
  })
  readStatistics(@Ctx() context: Context, @Root() update: InvestorUpdate) {
    return countReaders(context, update);
  }

  @FieldResolver(() => UpdateWithdrawal, {
    nullable: true,
    description:
      'The last withdrawal. Null if the update was never withdrawn or was published again, and for everyone but administrators.',
  })
  withdrawal(@Ctx() context: Context, @Root() update: InvestorUpdate) {
    return findWithdrawal(context, update);
  }

  @Access('admin', { scope: 'UPDATES_WRITE', creates: true, confirms: false })
  @Mutation(() => CreateInvestorUpdatePayload, {
    description: 'Creates a draft of an update. For administrators. Errors: BAD_USER_INPUT.',
  })
  async createInvestorUpdate(
    @Ctx() context: Context,
    @Arg('input', () => CreateInvestorUpdateInput) input: CreateInvestorUpdateInput,
  ) {
    return { investorUpdate: await createInvestorUpdate(context, input) };
  }

  @Access('admin', {
    scope: 'UPDATES_WRITE',
    confirms: 'for another audience of a published update and to notify it again',
  })
  @Mutation(() => UpdateInvestorUpdatePayload, {
    description:
      'Changes the given fields of an update. Readers of a published update see the change immediately. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if `expectedVersion` is not the current version.',
  })
  async updateInvestorUpdate(
    @Ctx() context: Context,
    @Arg('input', () => UpdateInvestorUpdateInput) input: UpdateInvestorUpdateInput,
  ) {
    return { investorUpdate: await updateInvestorUpdate(context, input) };
  }

  @Access('admin', { scope: 'UPDATES_WRITE', confirms: true })
  @Mutation(() => PublishInvestorUpdatePayload, {
    description:
      'Publishes an update to its whole audience at the same moment, now or at a time in the future. Publishing a published update again changes nothing. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the update is published and `at` is in the future.',
  })
  async publishInvestorUpdate(
    @Ctx() context: Context,
    @Arg('input', () => PublishInvestorUpdateInput) { id, at }: PublishInvestorUpdateInput,
  ) {
    return { investorUpdate: await publishInvestorUpdate(context, id, at) };
  }

  @Access('admin', { scope: 'UPDATES_WRITE', confirms: false })
  @Mutation(() => SendInvestorUpdateTestPayload, {
    description:
      'Emails an update to the viewer as its readers get it, with the mark “Test” in the subject. Nothing else changes. For administrators. Errors: NOT_FOUND.',
  })
  async sendInvestorUpdateTest(
    @Ctx() context: Context,
    @Arg('input', () => SendInvestorUpdateTestInput) { id }: IdInput,
  ) {
    return { investorUpdate: await sendInvestorUpdateTest(context, id) };
  }

  @Access('admin', { scope: 'UPDATES_WRITE', confirms: false })
  @Mutation(() => WithdrawInvestorUpdatePayload, {
    description:
      'Makes a published or scheduled update a draft again. Investors can no longer read it. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the update is a draft.',
  })
  async withdrawInvestorUpdate(
    @Ctx() context: Context,
    @Arg('input', () => WithdrawInvestorUpdateInput) input: WithdrawInvestorUpdateInput,
  ) {
    return { investorUpdate: await withdrawInvestorUpdate(context, input) };
  }
}

const CreateInvestorUpdatePayload = createPayload('createInvestorUpdate', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The new draft.' },
});

const UpdateInvestorUpdatePayload = createPayload('updateInvestorUpdate', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The update after the change.' },
});

const PublishInvestorUpdatePayload = createPayload('publishInvestorUpdate', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The published or scheduled update.' },
});

const WithdrawInvestorUpdatePayload = createPayload('withdrawInvestorUpdate', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The update, which is a draft again.' },
});

const SendInvestorUpdateTestPayload = createPayload('sendInvestorUpdateTest', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The update that was sent to the viewer.' },
});

const MarkInvestorUpdateReadPayload = createPayload('markInvestorUpdateRead', {
  investorUpdate: { type: () => InvestorUpdate, description: 'The update that the viewer has read.' },
});

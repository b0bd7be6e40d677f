import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { JsonMl } from '../../graphql/json-ml.ts';
import { points } from '../../graphql/limits.ts';
import { PortalDocument } from '../documents/document.entity.ts';
import { Group } from '../groups/group.entity.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { connectionOf } from '../platform/pagination.ts';
import { JsonMlScalar } from '../platform/scalars.ts';
import { isAdmin } from '../platform/viewer.ts';
import { InvestorUpdate, UpdateReach, UpdateWithdrawal } from './update.entity.ts';
import { UpdateInput, UpdatesArgs, UpdateUpdateArgs, WithdrawUpdateArgs } from './update.input.ts';
import {
  documentsOf,
  groupsOf,
  listUpdates,
  markUpdateRead,
  reachOf,
  readUpdate,
  withdrawalOf,
} from './update.reading.service.ts';
import { renderUpdate } from './update.rendering.ts';
import { createUpdate, publishUpdate, updateUpdate, withdrawUpdate } from './update.service.ts';

const UpdateConnection = connectionOf(InvestorUpdate, 'Update');

@Resolver(() => InvestorUpdate)
export class UpdateResolver {
  @Access('signed-in')
  @Query(() => UpdateConnection, { description: 'The updates you may read, the newest first.' })
  updates(@Ctx() context: Context, @Args(() => UpdatesArgs) args: UpdatesArgs) {
    return listUpdates(context, args);
  }

  @Access('signed-in')
  @Query(() => InvestorUpdate, {
    nullable: true,
    description: 'An update by its id; null where there is none for you.',
  })
  update(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return readUpdate(context, id);
  }

  @Access('signed-in')
  @Mutation(() => InvestorUpdate, {
    description: 'Marks an update as read by the viewer. An update that is not published yet stays unread.',
  })
  markUpdateRead(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return markUpdateRead(context, id);
  }

  @Extensions({ cost: points.longText })
  @FieldResolver(() => String, { description: 'The text as sanitized HTML.' })
  async bodyHtml(@Root() update: InvestorUpdate) {
    return (await renderUpdate(update)).html;
  }

  @Extensions({ cost: points.longText })
  @FieldResolver(() => JsonMlScalar, { description: 'The same as JsonML, for readers that may not parse HTML.' })
  async bodyTree(@Root() update: InvestorUpdate): Promise<JsonMl[]> {
    return (await renderUpdate(update)).tree;
  }

  @FieldResolver(() => [PortalDocument], { description: 'The documents it points to that you may know of.' })
  documents(@Ctx() context: Context, @Root() update: InvestorUpdate) {
    return documentsOf(context, update);
  }

  @FieldResolver(() => Boolean, { nullable: true, description: 'Whether it is for all investors; for admins.' })
  forEveryone(@Ctx() { viewer }: Context, @Root() { everyone }: InvestorUpdate) {
    return isAdmin(viewer) ? everyone : null;
  }

  @FieldResolver(() => [Group], { nullable: true, description: 'The groups it is for, for admins.' })
  groups(@Ctx() context: Context, @Root() update: InvestorUpdate) {
    return groupsOf(context, update);
  }

  @FieldResolver(() => UpdateReach, {
    nullable: true,
    description: 'How many it is for and have opened it, for admins.',
  })
  reach(@Ctx() context: Context, @Root() update: InvestorUpdate) {
    return reachOf(context, update);
  }

  @FieldResolver(() => UpdateWithdrawal, { nullable: true, description: 'That it was taken back and why, for admins.' })
  withdrawal(@Ctx() context: Context, @Root() update: InvestorUpdate) {
    return withdrawalOf(context, update);
  }

  @Access('admin')
  @Mutation(() => InvestorUpdate, { description: 'Makes a draft.' })
  createUpdate(@Ctx() context: Context, @Arg('input', () => UpdateInput) input: UpdateInput) {
    return createUpdate(context, input);
  }

  @Access('admin')
  @Mutation(() => InvestorUpdate, { description: 'Changes an update; one that is released says so from then on.' })
  updateUpdate(@Ctx() context: Context, @Args(() => UpdateUpdateArgs) args: UpdateUpdateArgs) {
    return updateUpdate(context, args);
  }

  @Access('admin')
  @Mutation(() => InvestorUpdate, {
    description: 'Releases an update to all it is for in one instant, now or at one that lies ahead.',
  })
  publishUpdate(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('at', () => Date, { nullable: true, description: 'When; now where absent or past.' }) at?: Date | null,
  ) {
    return publishUpdate(context, id, at);
  }

  @Access('admin')
  @Mutation(() => InvestorUpdate, { description: 'Takes a released or planned update back to draft.' })
  withdrawUpdate(@Ctx() context: Context, @Args(() => WithdrawUpdateArgs) args: WithdrawUpdateArgs) {
    return withdrawUpdate(context, args);
  }
}

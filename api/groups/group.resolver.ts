import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { Group } from './group.entity.ts';
import { CreateGroupArgs, GroupInput } from './group.input.ts';
import { createGroup, deleteGroup, listGroups, listMembers, updateGroup } from './group.service.ts';

@Resolver(() => Group)
export class GroupResolver {
  @Access('admin')
  @Query(() => [Group], { description: 'All groups by name.' })
  groups(@Ctx() context: Context) {
    return listGroups(context);
  }

  @FieldResolver(() => [User], { description: 'Everybody in it, by name.' })
  members(@Ctx() context: Context, @Root() group: Group) {
    return listMembers(context, group.id);
  }

  @FieldResolver(() => Int, { description: 'How many are in it.' })
  async memberCount(@Ctx() context: Context, @Root() group: Group) {
    return (await listMembers(context, group.id)).length;
  }

  @Access('admin')
  @Mutation(() => Group, { description: 'Adds a group with nobody in it.' })
  createGroup(@Ctx() context: Context, @Args(() => CreateGroupArgs) { name }: CreateGroupArgs) {
    return createGroup(context, name);
  }

  @Access('admin')
  @Mutation(() => Group, { description: 'Renames a group, or says who is in it from now on.' })
  updateGroup(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => GroupInput) input: GroupInput,
  ) {
    return updateGroup(context, id, input);
  }

  @Access('admin')
  @Mutation(() => Group, { description: 'Deletes a group, and with it what was opened to it; returns what it was.' })
  deleteGroup(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return deleteGroup(context, id);
  }
}

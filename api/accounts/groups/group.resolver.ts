import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root, ID } from 'type-graphql';
import { UserConnection } from '../users/user.entity.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { ConnectionArgs, paginate } from '#api/platform/pagination.ts';
import { Group, GroupConnection, GroupPermissions } from './group.entity.ts';
import { CreateGroupInput, DeleteGroupInput, UpdateGroupInput } from './group.input.ts';
import {
  type GroupAction,
  groupPolicy,
  countMembers,
  createGroup,
  deleteGroup,
  listGroups,
  listMembers,
  updateGroup,
} from './group.service.ts';

@Resolver(() => Group)
export class GroupResolver {
  @Access('admin', { scope: 'PEOPLE_READ' })
  @Query(() => GroupConnection, { description: 'All groups by name, at most 100. For administrators.' })
  groups(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listGroups(context, args);
  }

  @FieldResolver(() => UserConnection, { description: 'The accounts in the group by name, suspended ones too.' })
  async members(@Ctx() context: Context, @Root() group: Group, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return paginate(await listMembers(context, group.id, args), args);
  }

  @FieldResolver(() => Int, { description: 'The number of accounts in the group.' })
  memberCount(@Ctx() context: Context, @Root() group: Group) {
    return countMembers(context, group.id);
  }

  @FieldResolver(() => GroupPermissions, { description: 'The actions that the viewer can take on the group.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() group: Group): GroupPermissions {
    const can = (action: GroupAction) => groupPolicy.can(viewer, action, group);
    return { update: can('update'), delete: can('delete') };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', creates: true, confirms: false })
  @Mutation(() => CreateGroupPayload, {
    description:
      'Creates a group without members. For administrators. Errors: BAD_USER_INPUT, CONFLICT if the name is taken or 100 groups exist.',
  })
  async createGroup(@Ctx() context: Context, @Arg('input', () => CreateGroupInput) input: CreateGroupInput) {
    return { group: await createGroup(context, input) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: 'for other members' })
  @Mutation(() => UpdateGroupPayload, {
    description:
      'Renames a group, replaces its members, or adds and removes some. Former members lose access from their next request on. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the name is taken or `expectedVersion` is not the current version.',
  })
  async updateGroup(@Ctx() context: Context, @Arg('input', () => UpdateGroupInput) input: UpdateGroupInput) {
    return { group: await updateGroup(context, input) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: true })
  @Mutation(() => DeleteGroupPayload, {
    description:
      'Deletes a group. Its members lose access to everything that is shared with the group. For administrators. Errors: NOT_FOUND.',
  })
  async deleteGroup(@Ctx() context: Context, @Arg('input', () => DeleteGroupInput) { id }: IdInput) {
    return { group: await deleteGroup(context, id), deletedGroupId: id };
  }
}

const CreateGroupPayload = createPayload('createGroup', {
  group: { type: () => Group, description: 'The new group, which has no members.' },
});

const UpdateGroupPayload = createPayload('updateGroup', {
  group: { type: () => Group, description: 'The group after the change.' },
});

const DeleteGroupPayload = createPayload('deleteGroup', {
  group: { type: () => Group, description: 'The group as it was before its deletion, without its members.' },
  deletedGroupId: { type: () => ID, description: 'The id of the deleted group.' },
});

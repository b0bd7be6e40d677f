import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Group } from '../groups/group.entity.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { User } from '../users/user.entity.ts';
import type { UserRow } from '../users/user.service.ts';
import { AddUserNoteInput, PersonRecord } from './person.type.ts';
import { addUserNote, deleteUserNote, readGroups, readLastSeen, readList, readRecord } from './person.service.ts';

@Resolver(() => User)
export class PersonResolver {
  @FieldResolver(() => [Group], {
    nullable: true,
    description: 'The groups of the account by name, at most 100. Null for everyone but administrators.',
  })
  groups(@Ctx() context: Context, @Root() user: UserRow) {
    return readGroups(context, user);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'The date and time of the last request in a session that still works. Null without one, and for everyone but administrators.',
  })
  lastSeenAt(@Ctx() context: Context, @Root() user: UserRow) {
    return readLastSeen(context, user);
  }

  @FieldResolver(() => PersonRecord, {
    nullable: true,
    description: 'What the portal knows about the person. Null for everyone but administrators.',
  })
  record(@Ctx() context: Context, @Root() user: UserRow) {
    return readRecord(context, user);
  }

  @Access('admin', { scope: null, confirms: false })
  @Mutation(() => AddUserNotePayload, {
    description: 'Adds an internal note to an account. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async addUserNote(@Ctx() context: Context, @Arg('input', () => AddUserNoteInput) input: AddUserNoteInput) {
    return { user: await addUserNote(context, input) };
  }

  @Access('admin', { scope: null, confirms: false })
  @Mutation(() => DeleteUserNotePayload, {
    description: 'Deletes an internal note permanently. For administrators. Errors: NOT_FOUND.',
  })
  async deleteUserNote(@Ctx() context: Context, @Arg('input', () => DeleteUserNoteInput) { id }: IdInput) {
    return { user: await deleteUserNote(context, id) };
  }
}

/** Each list is read only if a request names it. */
@Resolver(() => PersonRecord)
export class PersonRecordResolver {
  @FieldResolver()
  grants(@Ctx() context: Context, @Root() { id }: UserRow) {
    return readList(context, 'grants', id);
  }

  @FieldResolver()
  readings(@Ctx() context: Context, @Root() { id }: UserRow) {
    return readList(context, 'readings', id);
  }

  @FieldResolver()
  questions(@Ctx() context: Context, @Root() { id }: UserRow) {
    return readList(context, 'questions', id);
  }

  @FieldResolver()
  events(@Ctx() context: Context, @Root() { id }: UserRow) {
    return readList(context, 'events', id);
  }

  @FieldResolver()
  mails(@Ctx() context: Context, @Root() { id }: UserRow) {
    return readList(context, 'mails', id);
  }

  @FieldResolver()
  sessions(@Ctx() context: Context, @Root() { id }: UserRow) {
    return readList(context, 'sessions', id);
  }

  @FieldResolver()
  notes(@Ctx() context: Context, @Root() { id }: UserRow) {
    return readList(context, 'notes', id);
  }
}

const AddUserNotePayload = createPayload('addUserNote', {
  user: { type: () => User, description: 'The account, whose record now contains the note.' },
});

const DeleteUserNoteInput = createIdInput('deleteUserNote', 'The id of the note.');
const DeleteUserNotePayload = createPayload('deleteUserNote', {
  user: { type: () => User, description: 'The account, whose record no longer contains the note.' },
});

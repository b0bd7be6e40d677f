import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { User } from '../users/user.entity.ts';

export const AddUserNotePayload = createPayload('addUserNote', {
  user: { type: () => User, description: 'The account, whose record now contains the note.' },
});

export const DeleteUserNoteInput = createIdInput('deleteUserNote', 'The id of the note.');
export const DeleteUserNotePayload = createPayload('deleteUserNote', {
  user: { type: () => User, description: 'The account, whose record no longer contains the note.' },
});

import { ID } from 'type-graphql';
import { createPayload } from '../platform/graphql/mutation-types.ts';
import { Group } from './group.entity.ts';

export const CreateGroupPayload = createPayload('createGroup', {
  group: { type: () => Group, description: 'The new group, which has no members.' },
});

export const UpdateGroupPayload = createPayload('updateGroup', {
  group: { type: () => Group, description: 'The group after the change.' },
});

export const DeleteGroupPayload = createPayload('deleteGroup', {
  group: { type: () => Group, description: 'The group as it was before its deletion, without its members.' },
  deletedGroupId: { type: () => ID, description: 'The id of the deleted group.' },
});

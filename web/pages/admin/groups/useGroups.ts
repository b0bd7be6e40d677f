import {
  useCreateGroupMutation,
  useDeleteGroupMutation,
  type AdminGroupFragment,
  type UpdateGroupInput,
  useUpdateGroupMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';

const LIST = { refetchQueries: ['AdminGroups'], awaitRefetchQueries: true };

/** Who joins and who leaves: others may change the same group. */
export type MembersChange = Pick<UpdateGroupInput, 'addMemberIds' | 'removeMemberIds' | 'expectedVersion'>;

/** Group actions. Each returns the error, or null. */
export function useGroups() {
  const [updateGroup] = useUpdateGroupMutation(LIST);
  const [createGroup] = useCreateGroupMutation(LIST);
  const [deleteGroup] = useDeleteGroupMutation(LIST);
  const withToast = useActionToast();

  /** Creates a group, or renames `group`. */
  const save = async (group: AdminGroupFragment | null, name: string, expectedVersion: number | null) => {
    const send = (): Promise<unknown> =>
      group
        ? updateGroup({ variables: { input: { id: group.id, name, expectedVersion } } })
        : createGroup({ variables: { input: { name } } });
    const messages = { done: `${name} was ${group ? 'renamed' : 'added'}`, failed: `${name} was not saved` };
    return (await withToast(send, messages)).error;
  };

  const setMembers = async ({ id, name }: AdminGroupFragment, change: MembersChange) => {
    const messages = { done: `The members of ${name} were saved`, failed: `The members of ${name} were not saved` };
    const variables = { input: { id, ...change } };
    return (await withToast(() => updateGroup({ variables }), messages)).error;
  };

  const remove = async ({ id, name }: AdminGroupFragment) => {
    const messages = { done: `${name} was deleted`, failed: `${name} was not deleted` };
    const variables = { input: { id } };
    await withToast(() => deleteGroup({ variables }), messages);
  };

  return { save, setMembers, remove };
}

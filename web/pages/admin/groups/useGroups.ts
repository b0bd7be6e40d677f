import {
  useCreateGroupMutation,
  useDeleteGroupMutation,
  type DeskGroupFragment,
  useUpdateGroupMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';

const LIST = { refetchQueries: ['DeskGroups'], awaitRefetchQueries: true };

/** Group actions. Each returns the error, or null. */
export function useGroups() {
  const [updateGroup] = useUpdateGroupMutation(LIST);
  const [createGroup] = useCreateGroupMutation(LIST);
  const [deleteGroup] = useDeleteGroupMutation(LIST);
  const told = useActionToast();

  /** Creates a group, or renames `group`. */
  const save = async (group: DeskGroupFragment | null, name: string) => {
    const send = (): Promise<unknown> =>
      group
        ? updateGroup({ variables: { input: { id: group.id, name } } })
        : createGroup({ variables: { input: { name } } });
    const words = { done: `${name} was ${group ? 'renamed' : 'added'}`, failed: `${name} was not saved` };
    return (await told(send, words)).error;
  };

  const setMembers = async ({ id, name }: DeskGroupFragment, memberIds: string[]) => {
    const words = { done: `The members of ${name} were saved`, failed: `The members of ${name} were not saved` };
    const variables = { input: { id, memberIds } };
    return (await told(() => updateGroup({ variables }), words)).error;
  };

  const remove = async ({ id, name }: DeskGroupFragment) => {
    const words = { done: `${name} was deleted`, failed: `${name} was not deleted` };
    const variables = { input: { id } };
    await told(() => deleteGroup({ variables }), words);
  };

  return { save, setMembers, remove };
}

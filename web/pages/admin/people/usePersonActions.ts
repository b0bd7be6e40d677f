import {
  useAddToGroupMutation,
  useEndNdaExemptionMutation,
  useExemptFromNdaMutation,
  useRemindToSignNdaMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from '#graphql/generated/admin.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import type { Person } from './peopleLabels.ts';

type People = readonly Person[];

const toIds = (people: People) => people.map(({ id }) => id);
const describePeople = (people: People) =>
  people.length === 1 ? people[0]!.name : formatCount(people.length, 'person', 'people');

/** Runs calls one after another, so that an error ends the rest, and reports all in one toast. True if all succeeded. */
function useCalls() {
  const withToast = useActionToast();
  return async (calls: (() => Promise<unknown>)[], done: string, failed: string): Promise<boolean> => {
    const runAll = async () => {
      for (const call of calls) await call();
    };
    const { error } = await withToast(runAll, { done, failed });
    return !error;
  };
}

/** Sends invitations again, or revokes them. */
export function useInvitationActions() {
  const run = useCalls();
  const [resend] = useResendInvitationMutation();
  const [revoke] = useRevokeInvitationMutation({ refetchQueries: ['People'] });
  return {
    resend: (people: People) =>
      run(
        toIds(people).map((id) => () => resend({ variables: { input: { id } } })),
        people.length === 1
          ? `Invitation sent again to ${people[0]!.email}`
          : `${people.length} invitations sent again`,
        'Not every invitation was sent again',
      ),
    revoke: (people: People) =>
      run(
        toIds(people).map((id) => () => revoke({ variables: { input: { id } } })),
        people.length === 1 ? 'Invitation revoked' : `${people.length} invitations revoked`,
        'Not every invitation was revoked',
      ),
  };
}

export function useAddToGroup() {
  const run = useCalls();
  const [addToGroup] = useAddToGroupMutation({ refetchQueries: ['People', 'PersonDetails'] });
  return (people: People, group: { id: string; name: string }) =>
    run(
      [() => addToGroup({ variables: { input: { id: group.id, addMemberIds: toIds(people) } } })],
      `${describePeople(people)} added to ${group.name}`,
      `Nobody was added to ${group.name}`,
    );
}

/** Who must sign the agreement: exemptions and a reminder. */
export function useNdaActions() {
  const run = useCalls();
  const withToast = useActionToast();
  const [exempt] = useExemptFromNdaMutation();
  const [endExemption] = useEndNdaExemptionMutation();
  const [remind] = useRemindToSignNdaMutation();
  return {
    exempt: ({ id, name }: Person, reason: string) =>
      run(
        [() => exempt({ variables: { input: { id, reason } } })],
        `${name} is exempt from signing`,
        `${name} was not exempted`,
      ),
    endExemption: ({ id, name }: Person) =>
      run(
        [() => endExemption({ variables: { input: { id } } })],
        `${name} has to sign again`,
        'The exemption was not ended',
      ),
    /** The number of people who got a reminder. Null if none could be sent. */
    remind: async (people: People): Promise<number | null> => {
      const { result } = await withToast(() => remind({ variables: { input: { ids: toIds(people) } } }), {
        done: null,
        failed: 'No reminder was sent',
      });
      return result?.data?.remindToSignNda.count ?? null;
    },
  };
}

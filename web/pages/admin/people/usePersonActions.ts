import {
  useAddToGroupMutation,
  useEndNdaExemptionMutation,
  useExemptFromNdaMutation,
  useRemindToSignNdaMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';
import type { Person } from './peopleLabels.ts';

type People = readonly Person[];

const toIds = (people: People) => people.map(({ id }) => id);
const nameThem = (people: People) =>
  people.length === 1 ? people[0]!.name : formatCount(people.length, 'person', 'people');

/** Actions on one person or several. Each returns true if it succeeded. */
export function usePersonActions() {
  const withToast = useActionToast();
  const changed = { refetchQueries: ['People', 'PersonDetails'] };
  const [resend] = useResendInvitationMutation();
  const [revoke] = useRevokeInvitationMutation({ refetchQueries: ['People'] });
  const [addToGroup] = useAddToGroupMutation(changed);
  const [exempt] = useExemptFromNdaMutation();
  const [endExemption] = useEndNdaExemptionMutation();
  const [remind] = useRemindToSignNdaMutation();
  /** Runs one call after another, so that an error ends the rest and one toast reports all. */
  const run = async (calls: (() => Promise<unknown>)[], done: string | null, failed: string): Promise<boolean> => {
    const { error } = await withToast(
      async () => {
        for (const call of calls) await call();
      },
      { done, failed },
    );
    return !error;
  };
  return {
    resend: (people: People) =>
      run(
        toIds(people).map((id) => () => resend({ variables: { input: { id } } })),
        people.length === 1 ? 'Invitation sent again' : `${people.length} invitations sent again`,
        'Not every invitation was sent again',
      ),
    revoke: (people: People) =>
      run(
        toIds(people).map((id) => () => revoke({ variables: { input: { id } } })),
        people.length === 1 ? 'Invitation revoked' : `${people.length} invitations revoked`,
        'Not every invitation was revoked',
      ),
    addToGroup: (people: People, group: { id: string; name: string }) =>
      run(
        [() => addToGroup({ variables: { input: { id: group.id, addMemberIds: toIds(people) } } })],
        `${nameThem(people)} added to ${group.name}`,
        `Nobody was added to ${group.name}`,
      ),
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
    /** `null` reminds everyone who must sign. */
    remind: async (people: People | null) => {
      let count = 0;
      const call = async () => {
        const { data } = await remind({ variables: { input: { ids: people && toIds(people) } } });
        count = data?.remindToSignNda.count ?? 0;
        return count;
      };
      const { error } = await withToast(call, { done: null, failed: 'No reminder was sent' });
      return error ? null : count;
    },
  };
}

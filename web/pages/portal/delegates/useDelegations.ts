import {
  type InviteDelegateInput,
  type OwnDelegationFragment,
  useInviteDelegateMutation,
  useLeaveDelegationMutation,
  useRespondToDelegationMutation,
} from '#graphql/generated/portal.ts';
import { useSend } from '#web/ui/useActionToast.ts';

/** Delegation actions of an investor, for both sides. */
export function useDelegations() {
  const invite = useSend(useInviteDelegateMutation, { refetchQueries: ['Delegates'] });
  const respond = useSend(useRespondToDelegationMutation);
  const leave = useSend(useLeaveDelegationMutation);
  return {
    invite: (input: InviteDelegateInput) =>
      invite(input, { done: `${input.email} was invited`, failed: 'The invitation was not sent' }),
    answer: ({ id, principal }: OwnDelegationFragment, accept: boolean) => {
      const done = accept ? `You act for ${principal.name} from now on` : 'Invitation declined';
      return respond({ id, accept }, { done, failed: 'Response not saved' });
    },
    end: ({ id, isGiven }: OwnDelegationFragment) =>
      leave({ id }, { done: isGiven ? 'Access withdrawn' : 'Access returned', failed: 'Delegation not ended' }),
  };
}

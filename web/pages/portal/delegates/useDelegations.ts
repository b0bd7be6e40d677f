import {
  type InviteDelegateInput,
  type OwnDelegationFragment,
  useInviteDelegateMutation,
  useLeaveDelegationMutation,
  useRespondToDelegationMutation,
} from '#graphql/generated/portal.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';

/** Delegation actions of an investor, for both sides. */
export function useDelegations() {
  const withToast = useActionToast();
  const [inviteDelegate] = useInviteDelegateMutation({ refetchQueries: ['Delegates'] });
  const [respondToDelegation] = useRespondToDelegationMutation();
  const [leaveDelegation] = useLeaveDelegationMutation();
  return {
    /** Returns the error, or null. */
    invite: async (input: InviteDelegateInput) =>
      (
        await withToast(() => inviteDelegate({ variables: { input } }), {
          done: `${input.email} was invited`,
          failed: 'The invitation was not sent',
        })
      ).error,
    answer: ({ id, principal }: OwnDelegationFragment, accept: boolean) =>
      withToast(() => respondToDelegation({ variables: { input: { id, accept } } }), {
        done: accept ? `You act for ${principal.name} from now on` : 'Invitation declined',
        failed: 'Response not saved',
      }),
    end: ({ id, isGiven }: OwnDelegationFragment) =>
      withToast(() => leaveDelegation({ variables: { input: { id } } }), {
        done: isGiven ? 'Access withdrawn' : 'Access returned',
        failed: 'Delegation not ended',
      }),
  };
}

import {
  type DelegationInput,
  type OwnDelegationFragment,
  useAnswerDelegationMutation,
  useLeaveDelegationMutation,
  useOfferDelegationMutation,
} from '../../../../graphql/generated/portal.ts';
import { useTold } from '../../../Acting.tsx';

/** What an investor does with what they lend and what is lent to them. */
export function useDelegations() {
  const told = useTold();
  const [offerDelegation] = useOfferDelegationMutation({ refetchQueries: ['Delegates'] });
  const [answerDelegation] = useAnswerDelegationMutation();
  const [leaveDelegation] = useLeaveDelegationMutation();
  return {
    /** Answers with what was wrong, or null. */
    offer: async (input: DelegationInput) =>
      (
        await told(() => offerDelegation({ variables: { input } }), {
          done: `Invitation sent to ${input.email}`,
          failed: 'Invitation not sent',
        })
      ).error,
    answer: ({ id, principal }: OwnDelegationFragment, accept: boolean) =>
      told(() => answerDelegation({ variables: { id, accept } }), {
        done: accept ? `You act for ${principal} from now on` : 'You refused',
        failed: 'Response not saved',
      }),
    end: ({ id, isGiven }: OwnDelegationFragment) =>
      told(() => leaveDelegation({ variables: { id } }), {
        done: isGiven ? 'Access withdrawn' : 'Access returned',
        failed: 'Delegation not ended',
      }),
  };
}

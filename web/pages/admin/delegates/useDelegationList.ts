import { type DeskDelegationFragment, useEndDelegationMutation } from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';

/** Ends a delegation for both sides. Returns the error, or null. */
export function useDelegationList() {
  const told = useActionToast();
  const [endDelegation] = useEndDelegationMutation({ refetchQueries: ['DelegationDesk'] });
  return {
    end: async ({ id }: DeskDelegationFragment, reason: string) =>
      (
        await told(() => endDelegation({ variables: { input: { id, reason } } }), {
          done: 'Delegation ended',
          failed: 'Delegation not ended',
        })
      ).error,
  };
}

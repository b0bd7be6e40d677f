import { type AdminDelegationFragment, useEndDelegationMutation } from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';

/** Ends a delegation for both sides. Returns the error, or null. */
export function useDelegationList() {
  const withToast = useActionToast();
  const [endDelegation] = useEndDelegationMutation({ refetchQueries: ['AdminDelegations'] });
  return {
    end: async ({ id }: AdminDelegationFragment, reason: string) =>
      (
        await withToast(() => endDelegation({ variables: { input: { id, reason } } }), {
          done: 'Delegation ended',
          failed: 'Delegation not ended',
        })
      ).error,
  };
}

import {
  useApproveUserMutation,
  useDeleteUserMutation,
  useReinstateUserMutation,
  useRejectUserMutation,
  useReopenUserMutation,
  useRequestMoreInformationMutation,
  useResetUserSecondFactorMutation,
  useReviewedUserNowLazyQuery,
  type Role,
  useSetUserRolesMutation,
  useSuspendUserMutation,
} from '#graphql/generated/admin.ts';
import { report, useActionToast, useStepUp } from '#web/ui/useActionToast.ts';
import { getErrorCode, describeFailure } from '#web/runtime/failure.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import { type ReviewedUser } from './reviewLabels.ts';

export type Decision =
  | { kind: 'approve'; groupIds?: readonly string[] }
  | { kind: 'reinstate' }
  | { kind: 'reopen' }
  | { kind: 'resetSecondFactor' }
  | { kind: 'delete' }
  | { kind: 'reject'; text: string }
  | { kind: 'suspend'; text: string }
  | { kind: 'requestMoreInformation'; text: string }
  | { kind: 'roles'; roles: Role[]; expectedRoles: readonly Role[] };

const past: Record<Decision['kind'], string> = {
  approve: 'approved',
  reinstate: 'reinstated',
  reopen: 'reopened',
  resetSecondFactor: 'signed out, and the second factor was removed',
  delete: 'deleted',
  reject: 'rejected',
  suspend: 'suspended',
  requestMoreInformation: 'asked for more information',
  roles: 'given new roles',
};

/** Sends one decision. The payload updates the row in the cache. */
function useSend() {
  // The navigation counts the requests that wait.
  const counted = { refetchQueries: ['Inbox'] };
  const [approveUser] = useApproveUserMutation(counted);
  const [reinstateUser] = useReinstateUserMutation();
  const [reopenUser] = useReopenUserMutation(counted);
  const [resetUserSecondFactor] = useResetUserSecondFactorMutation();
  const [deleteUser] = useDeleteUserMutation({ refetchQueries: ['ReviewQueue', 'Inbox'] });
  const [rejectUser] = useRejectUserMutation(counted);
  const [suspendUser] = useSuspendUserMutation();
  const [requestMoreInformation] = useRequestMoreInformationMutation();
  const [setUserRoles] = useSetUserRolesMutation();
  return (id: string, decision: Decision): Promise<unknown> => {
    switch (decision.kind) {
      case 'approve':
        return approveUser({ variables: { input: { id, groupIds: [...(decision.groupIds ?? [])] } } });
      case 'reinstate':
        return reinstateUser({ variables: { input: { id } } });
      case 'reopen':
        return reopenUser({ variables: { input: { id } } });
      case 'resetSecondFactor':
        return resetUserSecondFactor({ variables: { input: { id } } });
      case 'delete':
        return deleteUser({ variables: { input: { id } } });
      case 'reject':
        return rejectUser({ variables: { input: { id, reason: decision.text } } });
      case 'suspend':
        return suspendUser({ variables: { input: { id, reason: decision.text || null } } });
      case 'requestMoreInformation':
        return requestMoreInformation({ variables: { input: { id, message: decision.text } } });
      case 'roles':
        return setUserRoles({
          variables: { input: { id, roles: decision.roles, expectedRoles: [...decision.expectedRoles] } },
        });
    }
  };
}

/** Decides on one account, or on several in sequence, and reports the result. */
export function useReview() {
  const [reviewedUserNow] = useReviewedUserNowLazyQuery({ fetchPolicy: 'network-only' });
  const send = useSend();
  const withToast = useActionToast();
  const runWithStepUp = useStepUp();
  const toast = useToast();
  const readAgain = (id: string) => reviewedUserNow({ variables: { id } }).catch(() => undefined);

  /** Returns true if the decision was saved or another admin decided first. */
  const decide = async ({ id, name }: ReviewedUser, decision: Decision): Promise<boolean> => {
    const messages = report(`${name} was`, past[decision.kind]);
    const { error } = await withToast(() => send(id, decision), messages);
    if (getErrorCode(error) === 'CONFLICT') await readAgain(id);
    return !error || getErrorCode(error) === 'CONFLICT';
  };

  const decideAll = async (users: ReviewedUser[], decision: Decision): Promise<boolean> => {
    const refusals: string[] = [];
    for (const user of users) {
      try {
        await runWithStepUp(() => send(user.id, decision));
      } catch (error) {
        refusals.push(`${user.name}: ${describeFailure(error)}`);
        if (getErrorCode(error) !== 'CONFLICT') break;
        await readAgain(user.id);
      }
    }
    const count = users.length - refusals.length;
    if (refusals.length > 0)
      toast({ tone: 'destructive', title: 'Some accounts were not changed', text: refusals.join(' ') });
    else toast({ tone: 'success', title: `${formatCount(count, 'request')} ${past[decision.kind]}` });
    return refusals.length === 0;
  };

  return { decide, decideAll };
}

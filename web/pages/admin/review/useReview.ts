import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import {
  ApproveUserDocument,
  DeleteUserDocument,
  ReinstateUserDocument,
  RejectUserDocument,
  ReopenUserDocument,
  RequestMoreInformationDocument,
  ResetUserSecondFactorDocument,
  ReviewedUserNowDocument,
  type Role,
  SetUserRolesDocument,
  SuspendUserDocument,
  UpdateUserDocument,
} from '../../../../graphql/generated/admin.ts';
import { useAct, useTold } from '../../Acting.tsx';
import { codeOf, sentenceOf } from '../../../runtime/failure.ts';
import { useToast } from '../../../ui/Toasts.tsx';
import { plural } from '../desk/plural.ts';
import { type Reviewed } from './reviewWords.ts';

export type Decision =
  | { kind: 'approve' }
  | { kind: 'reinstate' }
  | { kind: 'reopen' }
  | { kind: 'resetSecondFactor' }
  | { kind: 'delete' }
  | { kind: 'reject'; text: string }
  | { kind: 'suspend'; text: string }
  | { kind: 'requestMoreInformation'; text: string }
  | { kind: 'roles'; roles: Role[] };

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

/** Sends one decision; the answer brings the row up to date by itself. */
function useSend() {
  const client = useApolloClient();
  return useCallback(
    (id: string, decision: Decision): Promise<unknown> => {
      switch (decision.kind) {
        case 'approve':
          return client.mutate({ mutation: ApproveUserDocument, variables: { input: { id } } });
        case 'reinstate':
          return client.mutate({ mutation: ReinstateUserDocument, variables: { input: { id } } });
        case 'reopen':
          return client.mutate({ mutation: ReopenUserDocument, variables: { input: { id } } });
        case 'resetSecondFactor':
          return client.mutate({ mutation: ResetUserSecondFactorDocument, variables: { input: { id } } });
        case 'delete':
          return client.mutate({
            mutation: DeleteUserDocument,
            variables: { input: { id } },
            refetchQueries: ['ReviewDesk'],
          });
        case 'reject':
          return client.mutate({ mutation: RejectUserDocument, variables: { input: { id, reason: decision.text } } });
        case 'suspend':
          return client.mutate({
            mutation: SuspendUserDocument,
            variables: { input: { id, reason: decision.text || null } },
          });
        case 'requestMoreInformation':
          return client.mutate({
            mutation: RequestMoreInformationDocument,
            variables: { input: { id, message: decision.text } },
          });
        case 'roles':
          return client.mutate({ mutation: SetUserRolesDocument, variables: { input: { id, roles: decision.roles } } });
      }
    },
    [client],
  );
}

/** Decides on one account, or on many one after the other, and says what became of it. */
export function useReview() {
  const client = useApolloClient();
  const send = useSend();
  const told = useTold();
  const act = useAct();
  const toast = useToast();
  const readAgain = (id: string) =>
    client
      .query({ query: ReviewedUserNowDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);

  /** True where there is nothing more to say: it is done, or somebody else was first. */
  const decide = async ({ id, name }: Reviewed, decision: Decision): Promise<boolean> => {
    const words = { done: `${name} was ${past[decision.kind]}`, failed: `${name} was not ${past[decision.kind]}` };
    const { error } = await told(() => send(id, decision), words);
    if (codeOf(error) === 'CONFLICT') await readAgain(id);
    return !error || codeOf(error) === 'CONFLICT';
  };

  const decideAll = async (users: Reviewed[], decision: Decision): Promise<boolean> => {
    const refused: string[] = [];
    for (const user of users) {
      try {
        await act(() => send(user.id, decision));
      } catch (error) {
        refused.push(`${user.name}: ${sentenceOf(error)}`);
        if (codeOf(error) !== 'CONFLICT') break;
        await readAgain(user.id);
      }
    }
    const done = users.length - refused.length;
    if (refused.length > 0)
      toast({ tone: 'destructive', title: 'Some accounts were not changed', text: refused.join(' ') });
    else toast({ tone: 'success', title: `${plural(done, 'request')} ${past[decision.kind]}` });
    return refused.length === 0;
  };

  return { decide, decideAll };
}

/** Saves corrections to an account; returns the error for the form, or null. */
export function useCorrectAccount() {
  const client = useApolloClient();
  const told = useTold();
  return async ({ id, name }: Reviewed, changes: { name: string; company: string; email: string }) => {
    const save = () => client.mutate({ mutation: UpdateUserDocument, variables: { input: { id, ...changes } } });
    const { error } = await told(save, { done: 'Details corrected', failed: `Details of ${name} not saved` });
    return error;
  };
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import {
  ApproveUserDocument,
  AskUserDocument,
  ReinstateUserDocument,
  RejectUserDocument,
  ReviewedUserNowDocument,
  type Role,
  SetUserRolesDocument,
  SuspendUserDocument,
} from '../../../../graphql/generated/admin.ts';
import { useAct, useTold } from '../../../Acting.tsx';
import { codeOf, sentenceOf } from '../../../failure.ts';
import { useToast } from '../../../Toasts.tsx';
import { plural } from '../desk/plural.ts';
import { type Reviewed } from './reviewWords.ts';

export type Decision =
  | { kind: 'approve' }
  | { kind: 'reinstate' }
  | { kind: 'reject'; text: string }
  | { kind: 'suspend'; text: string }
  | { kind: 'ask'; text: string }
  | { kind: 'roles'; roles: Role[] };

const past: Record<Decision['kind'], string> = {
  approve: 'approved',
  reinstate: 'reinstated',
  reject: 'rejected',
  suspend: 'suspended',
  ask: 'asked for more',
  roles: 'given new roles',
};

/** Sends one decision; the answer brings the row up to date by itself. */
function useSend() {
  const client = useApolloClient();
  return useCallback(
    (id: string, decision: Decision): Promise<unknown> => {
      switch (decision.kind) {
        case 'approve':
          return client.mutate({ mutation: ApproveUserDocument, variables: { id } });
        case 'reinstate':
          return client.mutate({ mutation: ReinstateUserDocument, variables: { id } });
        case 'reject':
          return client.mutate({ mutation: RejectUserDocument, variables: { id, reason: decision.text } });
        case 'suspend':
          return client.mutate({ mutation: SuspendUserDocument, variables: { id, reason: decision.text || null } });
        case 'ask':
          return client.mutate({ mutation: AskUserDocument, variables: { id, message: decision.text } });
        case 'roles':
          return client.mutate({ mutation: SetUserRolesDocument, variables: { id, roles: decision.roles } });
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
      toast({ tone: 'destructive', title: 'Not everybody was decided on', text: refused.join(' ') });
    else toast({ tone: 'success', title: `${plural(done, 'request')} ${past[decision.kind]}` });
    return refused.length === 0;
  };

  return { decide, decideAll };
}

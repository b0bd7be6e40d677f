import {
  type CreateTokenInput,
  type CreateTokenMutation,
  type OwnTokenFragment,
  useCreateTokenMutation,
  useRevokeOwnTokenMutation,
  useRotateTokenMutation,
} from '#graphql/generated/portal.ts';
import { report, useSend } from '#web/ui/useActionToast.ts';

export type NewToken = Pick<CreateTokenMutation['createToken'], 'secret' | 'token'>;
export type TokenActions = ReturnType<typeof useTokens>;

/** The actions on the tokens of the account. `onMade` gets each new token with its secret. */
export function useTokens(onMade: (token: NewToken | null) => void) {
  const refetchQueries = ['OwnTokens'];
  const create = useSend(useCreateTokenMutation, { refetchQueries, fetchPolicy: 'no-cache' });
  const rotate = useSend(useRotateTokenMutation, { refetchQueries, fetchPolicy: 'no-cache' });
  const revoke = useSend(useRevokeOwnTokenMutation);
  return {
    create: async (input: CreateTokenInput) => {
      const answer = await create(input, report('Token', 'created'));
      if (answer.result?.data) onMade(answer.result.data.createToken);
      return answer;
    },
    rotate: async ({ id }: OwnTokenFragment) => {
      const { result } = await rotate({ id }, { done: 'New secret created', failed: 'Token not rotated' });
      if (result?.data) onMade(result.data.rotateToken);
    },
    revoke: async ({ id }: OwnTokenFragment) => {
      const { error } = await revoke({ id }, report('Token', 'revoked'));
      if (!error) onMade(null);
    },
  };
}

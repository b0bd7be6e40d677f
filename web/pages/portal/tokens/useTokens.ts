import {
  type CreateTokenInput,
  type CreateTokenMutation,
  type OwnTokenFragment,
  useCreateTokenMutation,
  useRevokeOwnTokenMutation,
  useRotateTokenMutation,
} from '#graphql/generated/portal.ts';
import { report, useActionToast } from '#web/ui/useActionToast.ts';

export type NewToken = Pick<CreateTokenMutation['createToken'], 'secret' | 'token'>;
export type TokenActions = ReturnType<typeof useTokens>;

/** The actions on the tokens of the account. `onMade` gets each new token with its secret. */
export function useTokens(onMade: (token: NewToken | null) => void) {
  const withToast = useActionToast();
  const refetchQueries = ['OwnTokens'];
  const [createToken] = useCreateTokenMutation({ refetchQueries, fetchPolicy: 'no-cache' });
  const [rotateToken] = useRotateTokenMutation({ refetchQueries, fetchPolicy: 'no-cache' });
  const [revokeToken] = useRevokeOwnTokenMutation();
  return {
    /** Returns the error, or null. */
    create: async (input: CreateTokenInput) => {
      const messages = report('Token', 'created');
      const { result, error } = await withToast(() => createToken({ variables: { input } }), messages);
      if (result?.data) onMade(result.data.createToken);
      return error;
    },
    rotate: async ({ id }: OwnTokenFragment) => {
      const messages = { done: 'New secret created', failed: 'Token not rotated' };
      const { result } = await withToast(() => rotateToken({ variables: { input: { id } } }), messages);
      if (result?.data) onMade(result.data.rotateToken);
    },
    revoke: async ({ id }: OwnTokenFragment) => {
      const messages = report('Token', 'revoked');
      const { error } = await withToast(() => revokeToken({ variables: { input: { id } } }), messages);
      if (!error) onMade(null);
    },
  };
}

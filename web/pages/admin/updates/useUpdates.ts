import { useApolloClient } from '@apollo/client/react';
import {
  CreateUpdateDocument,
  type DeskUpdateFragment,
  PublishUpdateDocument,
  type UpdateInput,
  UpdateUpdateDocument,
  WithdrawUpdateDocument,
} from '../../../../graphql/generated/admin.ts';
import { useTold } from '../../../Acting.tsx';

const LIST = { refetchQueries: ['DeskUpdates'], awaitRefetchQueries: true };

/** What can be done with updates. Each answers with what was wrong, or null. */
export function useUpdates() {
  const client = useApolloClient();
  const told = useTold();

  const save = async (update: DeskUpdateFragment | null, input: UpdateInput) => {
    const known = update && { id: update.id, input, expectedVersion: update.version };
    const send = (): Promise<unknown> =>
      known
        ? client.mutate({ mutation: UpdateUpdateDocument, variables: known, ...LIST })
        : client.mutate({ mutation: CreateUpdateDocument, variables: { input }, ...LIST });
    return (await told(send, { done: `${input.title} was saved`, failed: `${input.title} was not saved` })).error;
  };

  const release = async ({ id, title }: DeskUpdateFragment, at: string | null) => {
    const words = { done: `${title} was ${at ? 'planned' : 'released'}`, failed: `${title} was not published` };
    const variables = { id, at };
    return (await told(() => client.mutate({ mutation: PublishUpdateDocument, variables, ...LIST }), words)).error;
  };

  const withdraw = async ({ id, title }: DeskUpdateFragment, reason: string) => {
    const words = { done: `${title} was withdrawn`, failed: `${title} was not withdrawn` };
    const variables = { id, reason };
    return (await told(() => client.mutate({ mutation: WithdrawUpdateDocument, variables, ...LIST }), words)).error;
  };

  return { save, release, withdraw };
}

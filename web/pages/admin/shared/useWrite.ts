import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useWriteOnce, type WriteContext } from '#web/runtime/writeOnce.ts';
import { type ResultMessages, useActionToast } from '#web/ui/useActionToast.ts';

export type Mutation<Data, Input> = TypedDocumentNode<Data, { input: Input }>;

export function useMutate() {
  const client = useApolloClient();
  return async <Data, Input>(mutation: Mutation<Data, Input>, input: Input, context: WriteContext): Promise<Data> =>
    (await client.mutate<Data>({ mutation, variables: { input }, context })).data!;
}

export type WriteOptions<Result> = ResultMessages & {
  /** Reads the result of a write that the server has carried out already. Null if it cannot be read. */
  readNow: () => Promise<Result | null>;
  /** The version on which the write is based, if the input does not have it. */
  base?: number;
};

/** Sends mutations so that each is carried out once, and reports their results as toasts. */
export function useWrite() {
  const mutate = useMutate();
  const withToast = useActionToast();
  const writeOnce = useWriteOnce();
  return <Data, Input, Result>(
    mutation: Mutation<Data, Input>,
    input: Input,
    pick: (data: Data) => Result,
    { readNow, base, ...messages }: WriteOptions<Result>,
  ) => {
    const send = async (context: WriteContext) => pick(await mutate(mutation, input, context));
    const payload = JSON.stringify([messages.failed, input, base]);
    return withToast(() => writeOnce({ payload, send, readNow }), messages);
  };
}

import { useWriteOnce, type WriteContext } from '#web/runtime/writeOnce.ts';
import { type ResultMessages, useActionToast } from '#web/ui/useActionToast.ts';

/** What this needs of a generated hook of a mutation with one input. */
type MutationHook<Data, Input> = () => readonly [
  send: (options: { variables: { input: Input }; context: WriteContext }) => Promise<{ data?: Data | undefined }>,
  ...unknown[],
];

/** Sends one mutation. `pick` finds the result in the answer. */
export type Send<Input, Result> = (input: Input, context: WriteContext) => Promise<Result>;

export function useMutate<Data, Input, Result>(
  useMutation: MutationHook<Data, Input>,
  pick: (data: Data) => Result,
): Send<Input, Result> {
  const [send] = useMutation();
  return async (input, context) => pick((await send({ variables: { input }, context })).data!);
}

export type WriteOptions<Result> = ResultMessages & {
  /** Reads the result of a write that the server has carried out already. Null if it cannot be read. */
  readNow: () => Promise<Result | null>;
  /** The version on which the write is based, if the input does not have it. */
  base?: number;
};

/** Sends mutations so that each is carried out once, and reports their results as toasts. */
export function useWrite() {
  const withToast = useActionToast();
  const writeOnce = useWriteOnce();
  return <Input, Result>(send: Send<Input, Result>, input: Input, options: WriteOptions<Result>) => {
    const { readNow, base, ...messages } = options;
    const payload = JSON.stringify([messages.failed, input, base]);
    return withToast(() => writeOnce({ payload, send: (context) => send(input, context), readNow }), messages);
  };
}

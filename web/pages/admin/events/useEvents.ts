import { useApolloClient } from '@apollo/client/react';
import {
  CancelEventDocument,
  CreateEventDocument,
  type DeskEventFragment,
  type EventInput,
  RestoreEventDocument,
  UpdateEventDocument,
} from '../../../../graphql/generated/admin.ts';
import { useTold } from '../../../Acting.tsx';

const LIST = { refetchQueries: ['DeskEvents'], awaitRefetchQueries: true };

/** What can be done with events. Each answers with what was wrong, or null. */
export function useEvents() {
  const client = useApolloClient();
  const told = useTold();

  const save = async (event: DeskEventFragment | null, input: EventInput) => {
    const send = (): Promise<unknown> =>
      event
        ? client.mutate({ mutation: UpdateEventDocument, variables: { id: event.id, input }, ...LIST })
        : client.mutate({ mutation: CreateEventDocument, variables: { input }, ...LIST });
    return (await told(send, { done: `${input.title} was saved`, failed: `${input.title} was not saved` })).error;
  };

  const cancel = async ({ id, title }: DeskEventFragment, note: string, whole: boolean) => {
    const words = { done: `${title} was canceled`, failed: `${title} was not canceled` };
    const variables = { id, note, whole };
    return (await told(() => client.mutate({ mutation: CancelEventDocument, variables, ...LIST }), words)).error;
  };

  const restore = async ({ id, title }: DeskEventFragment) => {
    const words = { done: `${title} was restored`, failed: `${title} was not restored` };
    const variables = { id };
    await told(() => client.mutate({ mutation: RestoreEventDocument, variables, ...LIST }), words);
  };

  return { save, cancel, restore };
}

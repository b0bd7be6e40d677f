import { useApolloClient } from '@apollo/client/react';
import {
  CancelEventDocument,
  CreateEventDocument,
  type DeskEventFragment,
  RestoreEventDocument,
  UpdateEventDocument,
} from '../../../../graphql/generated/admin.ts';
import { useTold } from '../../Acting.tsx';
import { toCreateInput, toUpdateInput, type EventValues } from './eventForm.ts';

const LIST = { refetchQueries: ['DeskEvents'], awaitRefetchQueries: true };

/** What can be done with events. Each answers with what was wrong, or null. */
export function useEvents() {
  const client = useApolloClient();
  const told = useTold();

  const save = async (event: DeskEventFragment | null, values: EventValues) => {
    const send = (): Promise<unknown> =>
      event
        ? client.mutate({ mutation: UpdateEventDocument, variables: { input: toUpdateInput(values, event) }, ...LIST })
        : client.mutate({ mutation: CreateEventDocument, variables: { input: toCreateInput(values) }, ...LIST });
    return (await told(send, { done: `${values.title} was saved`, failed: `${values.title} was not saved` })).error;
  };

  const cancel = async ({ id, title }: DeskEventFragment, reason: string, isWholeSeries: boolean) => {
    const words = { done: `${title} was canceled`, failed: `${title} was not canceled` };
    const variables = { input: { id, reason, isWholeSeries } };
    return (await told(() => client.mutate({ mutation: CancelEventDocument, variables, ...LIST }), words)).error;
  };

  const restore = async ({ id, title }: DeskEventFragment) => {
    const words = { done: `${title} was restored`, failed: `${title} was not restored` };
    const variables = { input: { id } };
    await told(() => client.mutate({ mutation: RestoreEventDocument, variables, ...LIST }), words);
  };

  return { save, cancel, restore };
}

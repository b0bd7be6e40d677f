import {
  useCancelEventMutation,
  useCreateEventMutation,
  type DeskEventFragment,
  useRestoreEventMutation,
  useUpdateEventMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';
import { toCreateInput, toUpdateInput, type EventValues } from './eventForm.ts';

const LIST = { refetchQueries: ['DeskEvents'], awaitRefetchQueries: true };

/** Event actions. Each returns the error, or null. */
export function useEvents() {
  const [updateEvent] = useUpdateEventMutation(LIST);
  const [createEvent] = useCreateEventMutation(LIST);
  const [cancelEvent] = useCancelEventMutation(LIST);
  const [restoreEvent] = useRestoreEventMutation(LIST);
  const told = useActionToast();

  const save = async (event: DeskEventFragment | null, values: EventValues) => {
    const send = (): Promise<unknown> =>
      event
        ? updateEvent({ variables: { input: toUpdateInput(values, event) } })
        : createEvent({ variables: { input: toCreateInput(values) } });
    return (await told(send, { done: `${values.title} was saved`, failed: `${values.title} was not saved` })).error;
  };

  const cancel = async ({ id, title }: DeskEventFragment, reason: string, isWholeSeries: boolean) => {
    const words = { done: `${title} was canceled`, failed: `${title} was not canceled` };
    const variables = { input: { id, reason, isWholeSeries } };
    return (await told(() => cancelEvent({ variables }), words)).error;
  };

  const restore = async ({ id, title }: DeskEventFragment) => {
    const words = { done: `${title} was restored`, failed: `${title} was not restored` };
    const variables = { input: { id } };
    await told(() => restoreEvent({ variables }), words);
  };

  return { save, cancel, restore };
}

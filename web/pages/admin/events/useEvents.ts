import {
  useCancelEventMutation,
  useCreateEventMutation,
  type AdminEventFragment,
  useRestoreEventMutation,
  useUpdateEventMutation,
} from '../../../../graphql/generated/admin.ts';
import type { EditBase } from '../../../forms/useEdits.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';
import { toCreateInput, toUpdateInput, type EventValues } from './eventForm.ts';

const LIST = { refetchQueries: ['AdminEvents'], awaitRefetchQueries: true };

/** Event actions. Each returns the error, or null. */
export function useEvents() {
  const [updateEvent] = useUpdateEventMutation(LIST);
  const [createEvent] = useCreateEventMutation(LIST);
  const [cancelEvent] = useCancelEventMutation(LIST);
  const [restoreEvent] = useRestoreEventMutation(LIST);
  const withToast = useActionToast();

  const save = async (event: AdminEventFragment | null, values: EventValues, base: EditBase<EventValues>) => {
    const send = (): Promise<unknown> =>
      event
        ? updateEvent({ variables: { input: toUpdateInput(values, event, base) } })
        : createEvent({ variables: { input: toCreateInput(values) } });
    return (await withToast(send, { done: `${values.title} was saved`, failed: `${values.title} was not saved` }))
      .error;
  };

  const cancel = async ({ id, title }: AdminEventFragment, reason: string, isWholeSeries: boolean) => {
    const messages = { done: `${title} was canceled`, failed: `${title} was not canceled` };
    const variables = { input: { id, reason, isWholeSeries } };
    return (await withToast(() => cancelEvent({ variables }), messages)).error;
  };

  const restore = async ({ id, title }: AdminEventFragment) => {
    const messages = { done: `${title} was restored`, failed: `${title} was not restored` };
    const variables = { input: { id } };
    await withToast(() => restoreEvent({ variables }), messages);
  };

  return { save, cancel, restore };
}

import {
  type CreateInvestorUpdateInput,
  useCreateInvestorUpdateMutation,
  type AdminUpdateFragment,
  usePublishInvestorUpdateMutation,
  useUpdateInvestorUpdateMutation,
  useWithdrawInvestorUpdateMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';

const LIST = { refetchQueries: ['AdminUpdates'], awaitRefetchQueries: true };

/** Update actions. Each returns the error, or null. */
export function useUpdates() {
  const [updateInvestorUpdate] = useUpdateInvestorUpdateMutation(LIST);
  const [createInvestorUpdate] = useCreateInvestorUpdateMutation(LIST);
  const [publishInvestorUpdate] = usePublishInvestorUpdateMutation(LIST);
  const [withdrawInvestorUpdate] = useWithdrawInvestorUpdateMutation(LIST);
  const withToast = useActionToast();

  const save = async (update: AdminUpdateFragment | null, input: CreateInvestorUpdateInput) => {
    const updateInput = update && { id: update.id, ...input, expectedVersion: update.version };
    const send = (): Promise<unknown> =>
      updateInput
        ? updateInvestorUpdate({ variables: { input: updateInput } })
        : createInvestorUpdate({ variables: { input } });
    return (await withToast(send, { done: `${input.title} was saved`, failed: `${input.title} was not saved` })).error;
  };

  const publish = async ({ id, title }: AdminUpdateFragment, at: string | null) => {
    const messages = {
      done: `${title} was ${at ? 'scheduled' : 'published'}`,
      failed: `${title} was not ${at ? 'scheduled' : 'published'}`,
    };
    const variables = { input: { id, at } };
    return (await withToast(() => publishInvestorUpdate({ variables }), messages)).error;
  };

  const withdraw = async ({ id, title }: AdminUpdateFragment, reason: string) => {
    const messages = { done: `${title} was withdrawn`, failed: `${title} was not withdrawn` };
    const variables = { input: { id, reason } };
    return (await withToast(() => withdrawInvestorUpdate({ variables }), messages)).error;
  };

  return { save, publish, withdraw };
}

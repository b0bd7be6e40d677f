import {
  type CreateInvestorUpdateInput,
  useCreateInvestorUpdateMutation,
  type DeskUpdateFragment,
  usePublishInvestorUpdateMutation,
  useUpdateInvestorUpdateMutation,
  useWithdrawInvestorUpdateMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';

const LIST = { refetchQueries: ['DeskUpdates'], awaitRefetchQueries: true };

/** Update actions. Each returns the error, or null. */
export function useUpdates() {
  const [updateInvestorUpdate] = useUpdateInvestorUpdateMutation(LIST);
  const [createInvestorUpdate] = useCreateInvestorUpdateMutation(LIST);
  const [publishInvestorUpdate] = usePublishInvestorUpdateMutation(LIST);
  const [withdrawInvestorUpdate] = useWithdrawInvestorUpdateMutation(LIST);
  const told = useActionToast();

  const save = async (update: DeskUpdateFragment | null, input: CreateInvestorUpdateInput) => {
    const known = update && { id: update.id, ...input, expectedVersion: update.version };
    const send = (): Promise<unknown> =>
      known ? updateInvestorUpdate({ variables: { input: known } }) : createInvestorUpdate({ variables: { input } });
    return (await told(send, { done: `${input.title} was saved`, failed: `${input.title} was not saved` })).error;
  };

  const release = async ({ id, title }: DeskUpdateFragment, at: string | null) => {
    const words = { done: `${title} was ${at ? 'planned' : 'released'}`, failed: `${title} was not published` };
    const variables = { input: { id, at } };
    return (await told(() => publishInvestorUpdate({ variables }), words)).error;
  };

  const withdraw = async ({ id, title }: DeskUpdateFragment, reason: string) => {
    const words = { done: `${title} was withdrawn`, failed: `${title} was not withdrawn` };
    const variables = { input: { id, reason } };
    return (await told(() => withdrawInvestorUpdate({ variables }), words)).error;
  };

  return { save, release, withdraw };
}

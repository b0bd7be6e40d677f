import {
  type AdminUpdateFragment,
  usePublishInvestorUpdateMutation,
  useWithdrawInvestorUpdateMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';

const LIST = { refetchQueries: ['AdminUpdates'], awaitRefetchQueries: true };

/** Update actions. Each returns the error, or null. */
export function useUpdates() {
  const [publishInvestorUpdate] = usePublishInvestorUpdateMutation(LIST);
  const [withdrawInvestorUpdate] = useWithdrawInvestorUpdateMutation(LIST);
  const withToast = useActionToast();

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

  return { publish, withdraw };
}

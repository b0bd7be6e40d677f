import {
  type CreateWebhookInput,
  type CreateWebhookMutation,
  type OwnWebhookFragment,
  type UpdateWebhookInput,
  useCancelDeliveryMutation,
  useCreateWebhookMutation,
  useDeleteWebhookMutation,
  useReplayDeliveryMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useUpdateWebhookMutation,
} from '#graphql/generated/portal.ts';
import { report, useActionToast } from '#web/ui/useActionToast.ts';

export type NewWebhook = Pick<CreateWebhookMutation['createWebhook'], 'secret' | 'webhook'>;
export type WebhookActions = ReturnType<typeof useWebhooks>;

/** The actions on the webhooks of the account. `onMade` gets each new secret. */
export function useWebhooks(onMade: (webhook: NewWebhook | null) => void, refetchQueries: string[]) {
  const withToast = useActionToast();
  const [createWebhook] = useCreateWebhookMutation({ refetchQueries, fetchPolicy: 'no-cache' });
  const [updateWebhook] = useUpdateWebhookMutation();
  const [rotateSecret] = useRotateWebhookSecretMutation({ refetchQueries, fetchPolicy: 'no-cache' });
  const [deleteWebhook] = useDeleteWebhookMutation({ refetchQueries });
  const deliveryActions = useDeliveries(refetchQueries);
  return {
    ...deliveryActions,
    /** Returns the error, or null. */
    create: async (input: CreateWebhookInput) => {
      const messages = report('Webhook', 'created');
      const { result, error } = await withToast(() => createWebhook({ variables: { input } }), messages);
      if (result?.data) onMade(result.data.createWebhook);
      return error;
    },
    /** Returns the error, or null. */
    update: async (input: UpdateWebhookInput, message = 'Webhook saved') => {
      const messages = { done: message, failed: 'Webhook not changed' };
      return (await withToast(() => updateWebhook({ variables: { input } }), messages)).error;
    },
    rotate: async ({ id }: OwnWebhookFragment) => {
      const messages = { done: 'New secret created', failed: 'Secret not rotated' };
      const { result } = await withToast(() => rotateSecret({ variables: { input: { id } } }), messages);
      if (result?.data) onMade(result.data.rotateWebhookSecret);
    },
    /** Returns the error, or null. */
    remove: async ({ id }: OwnWebhookFragment) => {
      const messages = report('Webhook', 'deleted');
      const { error } = await withToast(() => deleteWebhook({ variables: { input: { id } } }), messages);
      if (!error) onMade(null);
      return error;
    },
  };
}

/** The actions on deliveries. */
function useDeliveries(refetchQueries: string[]) {
  const withToast = useActionToast();
  const [testWebhook] = useTestWebhookMutation({ refetchQueries });
  const [cancelDelivery] = useCancelDeliveryMutation();
  const [replayDelivery] = useReplayDeliveryMutation();
  return {
    test: ({ id }: OwnWebhookFragment) => {
      const messages = report('Test delivery', 'scheduled');
      return withToast(() => testWebhook({ variables: { input: { id } } }), messages);
    },
    cancel: (id: string) => {
      const messages = report('Delivery', 'canceled');
      return withToast(() => cancelDelivery({ variables: { input: { id } } }), messages);
    },
    replay: (id: string) => {
      const messages = { done: 'Delivery scheduled again', failed: 'Delivery not scheduled' };
      return withToast(() => replayDelivery({ variables: { input: { id } } }), messages);
    },
  };
}

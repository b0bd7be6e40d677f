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
import { report, useSend } from '#web/ui/useActionToast.ts';

export type NewWebhook = Pick<CreateWebhookMutation['createWebhook'], 'secret' | 'webhook'>;
export type WebhookActions = ReturnType<typeof useWebhooks>;

/** The actions on the webhooks of the account. `onMade` gets each new secret. */
export function useWebhooks(onMade: (webhook: NewWebhook | null) => void, refetchQueries: string[]) {
  const create = useSend(useCreateWebhookMutation, { refetchQueries, fetchPolicy: 'no-cache' });
  const update = useSend(useUpdateWebhookMutation);
  const rotate = useSend(useRotateWebhookSecretMutation, { refetchQueries, fetchPolicy: 'no-cache' });
  const remove = useSend(useDeleteWebhookMutation, { refetchQueries });
  const test = useSend(useTestWebhookMutation, { refetchQueries });
  const cancel = useSend(useCancelDeliveryMutation);
  const replay = useSend(useReplayDeliveryMutation);
  return {
    create: async (input: CreateWebhookInput) => {
      const answer = await create(input, report('Webhook', 'created'));
      if (answer.result?.data) onMade(answer.result.data.createWebhook);
      return answer;
    },
    update: (input: UpdateWebhookInput, done = 'Webhook saved') =>
      update(input, { done, failed: 'Webhook not changed' }),
    rotate: async ({ id }: OwnWebhookFragment) => {
      const { result } = await rotate({ id }, { done: 'New secret created', failed: 'Secret not rotated' });
      if (result?.data) onMade(result.data.rotateWebhookSecret);
    },
    remove: async ({ id }: OwnWebhookFragment) => {
      const answer = await remove({ id }, report('Webhook', 'deleted'));
      if (!answer.error) onMade(null);
      return answer;
    },
    test: ({ id }: OwnWebhookFragment) => test({ id }, report('Test delivery', 'scheduled')),
    cancel: (id: string) => cancel({ id }, report('Delivery', 'canceled')),
    replay: (id: string) => replay({ id }, { done: 'Delivery scheduled again', failed: 'Delivery not scheduled' }),
  };
}

import { ID } from 'type-graphql';
import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { Webhook, WebhookDelivery } from './webhook.type.ts';

const secret = {
  type: () => String,
  description: 'The secret that signs deliveries, shown only in this response. It starts with `whsec_`.',
};

export const CreateWebhookPayload = createPayload('createWebhook', {
  webhook: { type: () => Webhook, description: 'The new webhook.' },
  secret,
});

export const UpdateWebhookPayload = createPayload('updateWebhook', {
  webhook: { type: () => Webhook, description: 'The changed webhook.' },
});

export const RotateWebhookSecretPayload = createPayload('rotateWebhookSecret', {
  webhook: { type: () => Webhook, description: 'The webhook with the time until which the former secret also signs.' },
  secret,
});

export const DeleteWebhookInput = createIdInput('deleteWebhook', 'The id of the webhook to delete.');
export const DeleteWebhookPayload = createPayload('deleteWebhook', {
  deletedWebhookId: { type: () => ID, description: 'The id of the deleted webhook.' },
});

export const TestWebhookInput = createIdInput('testWebhook', 'The id of the webhook to test.');
export const TestWebhookPayload = createPayload('testWebhook', {
  delivery: { type: () => WebhookDelivery, description: 'The test, which is sent within a few seconds.' },
});

export const ReplayDeliveryInput = createIdInput('replayDelivery', 'The id of the delivery to send again.');
export const ReplayDeliveryPayload = createPayload('replayDelivery', {
  delivery: { type: () => WebhookDelivery, description: 'The delivery, which is sent within a few seconds.' },
});

export const CancelDeliveryInput = createIdInput('cancelDelivery', 'The id of the pending delivery to cancel.');
export const CancelDeliveryPayload = createPayload('cancelDelivery', {
  delivery: { type: () => WebhookDelivery, description: 'The delivery, with the status SKIPPED.' },
});

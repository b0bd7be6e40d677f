import { WebhookDeliveryRow } from './webhook-delivery.entity.ts';
import { WebhookRow } from './webhook.entity.ts';

export const webhookTables = [WebhookDeliveryRow, WebhookRow];

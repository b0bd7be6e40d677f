import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ChangeType, changeTypeEnum } from '../changes/change.type.ts';
import { UrlScalar } from '#api/platform/graphql/scalars.ts';
import { Node } from '#api/platform/node.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { Person } from '#api/platform/person.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

export const webhookStatusEnum = createEnum('WebhookStatus', 'The status of a webhook: active or paused.', {
  ACTIVE: 'The webhook sends changes.',
  PAUSED: 'The webhook sends no changes until its owner resumes it. Then it sends what it missed.',
});
export type WebhookStatus = keyof typeof webhookStatusEnum;

export const webhookPauseReasonEnum = createEnum('WebhookPauseReason', 'The reason why a webhook is paused.', {
  OWNER: 'The owner paused the webhook.',
  FAILED: 'All attempts to send a delivery failed for three days, and no other delivery succeeded meanwhile.',
  GONE: 'The receiver answered 410 Gone.',
  ACCOUNT: 'The account of the owner was not approved any more.',
});
export type WebhookPauseReason = keyof typeof webhookPauseReasonEnum;

export const deliveryStatusEnum = createEnum('DeliveryStatus', 'The status of a delivery.', {
  PENDING: 'The delivery waits for its first or its next attempt.',
  DELIVERED: 'The receiver answered with a status from 200 to 299.',
  FAILED: 'The last attempt failed.',
  SKIPPED: 'The owner canceled the delivery, or could not read the object any more.',
});
export type DeliveryStatus = keyof typeof deliveryStatusEnum;

@ObjectType({
  implements: Node,
  description:
    'A URL to which the server sends changes of objects, signed by the Standard Webhooks specification. Its owner and administrators can read it.',
})
export class Webhook implements Node {
  @Field(() => ID, { description: 'Opaque id, which starts with `whk_`.' })
  id!: string;

  @Field(() => String, { description: 'The name that the owner gave to the webhook.' })
  name!: string;

  @Field(() => UrlScalar, { description: 'The URL that receives the deliveries by POST.' })
  url!: string;

  @Field(() => [changeTypeEnum], { description: 'The types of objects whose changes are sent.' })
  types!: ChangeType[];

  @Field(() => webhookStatusEnum, { description: 'The status of the webhook. Only an active webhook sends changes.' })
  status!: WebhookStatus;

  @Field(() => webhookPauseReasonEnum, {
    nullable: true,
    description: 'The reason why the webhook is paused. Null if it is active.',
  })
  pauseReason!: WebhookPauseReason | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time until which the secret before the last rotation also signs. Null if only one secret signs.',
  })
  formerSecretEndsAt!: Date | null;

  @Field(() => Person, { description: 'The account whose rights the webhook has.' })
  owner!: Person;

  @Field(() => Date, { description: 'The date and time at which the webhook was created.' })
  createdAt!: Date;
}

export const WebhookPermissions = createPermissions(
  'Webhook',
  'a webhook. A token can only delete a webhook whose types its scopes do not read.',
  {
    update: 'change, pause and resume the webhook',
    rotateSecret: 'give the webhook a new secret',
    send: 'send tests to the webhook, and repeat and cancel its deliveries',
    delete: 'delete the webhook with its deliveries',
  },
);
export type WebhookPermissions = InstanceType<typeof WebhookPermissions>;

@ObjectType({ description: 'A message to the URL of a webhook, with the result of its last attempt.' })
export class WebhookDelivery {
  @Field(() => ID, {
    description: 'Opaque id, which starts with `whd_`. Each attempt sends it as the header `webhook-id`.',
  })
  id!: string;

  @Field(() => String, {
    description: 'The type of the message, such as `article.published`. `webhook.test` for tests.',
  })
  type!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the object that changed. Null for tests.' })
  nodeId!: string | null;

  @Field(() => deliveryStatusEnum, { description: 'The status of the delivery.' })
  status!: DeliveryStatus;

  @Field(() => Int, { description: 'The number of attempts so far.' })
  attemptCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the answer to the last attempt. Null without an answer.',
  })
  responseStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason why the last attempt failed or the delivery was not sent, in one sentence. Null otherwise.',
  })
  error!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The duration of the last attempt in milliseconds. Null before the first attempt.',
  })
  durationMs!: number | null;

  @Field(() => String, {
    description: 'The JSON body of the message, the same in each attempt.',
  })
  requestBody!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The headers that the last attempt sent, each as `name: value` on a line of its own. Null before the first attempt.',
  })
  requestHeaders!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first 2 KB of the answer to the last attempt, as text. Null without an answer.',
  })
  responseBody!: string | null;

  @Field(() => Date, { description: 'The date and time at which the delivery was created.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time of the next attempt. Null if there will be none.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the delivery succeeded, failed or was skipped. Null while it is pending.',
  })
  endedAt!: Date | null;
}

export const WebhookConnection = createConnectionType(Webhook, 'Webhook');
export const WebhookDeliveryConnection = createConnectionType(WebhookDelivery, 'WebhookDelivery');

/** A webhook with a new secret, which is shown only now. */
export interface WebhookWithSecret {
  webhook: Webhook;
  secret: string;
}

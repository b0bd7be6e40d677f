import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { webhook as limits } from '#graphql/limits.ts';
import { webhookName, webhookUrl } from '#graphql/webhook-validation.ts';
import { searchWords } from '#graphql/validation.ts';
import { type ChangeType, changeTypeEnum } from '../changes/change.type.ts';
import { UrlScalar } from '#api/platform/graphql/scalars.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { type DeliveryStatus, deliveryStatusEnum, type WebhookStatus, webhookStatusEnum } from './webhook.type.ts';

const types = z.array(z.enum(changeTypeEnum)).min(1, 'Choose at least one type').max(20, 'Name at most 20 types');

@Validated(z.object({ name: webhookName, url: webhookUrl, types }))
@InputType({ description: 'The input of the mutation createWebhook.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'The name of the webhook, one line.' })
  name!: string;

  @Field(() => UrlScalar, { description: 'The https URL on the public internet that receives the deliveries by POST.' })
  url!: string;

  @Field(() => [changeTypeEnum], { description: 'The types of objects whose changes are sent, at least one.' })
  types!: ChangeType[];
}

@Validated(
  z.object({
    name: webhookName.nullish(),
    url: webhookUrl.nullish(),
    types: types.nullish(),
    isActive: z.boolean().nullish(),
  }),
)
@InputType({ description: 'The input of the mutation updateWebhook. Absent fields stay unchanged.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The id of the webhook to change.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The name of the webhook. Null leaves it unchanged.' })
  name?: string | null;

  @Field(() => UrlScalar, { nullable: true, description: 'The https URL. Null leaves it unchanged.' })
  url?: string | null;

  @Field(() => [changeTypeEnum], {
    nullable: true,
    description: 'The types of objects whose changes are sent. Null leaves them unchanged.',
  })
  types?: ChangeType[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False pauses the webhook, true resumes it. Null leaves it unchanged.',
  })
  isActive?: boolean | null;
}

@Validated(z.object({ overlapMinutes: z.int().min(0).max(limits.overlapMinutes).nullish() }))
@InputType({ description: 'The input of the mutation rotateWebhookSecret.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'The id of the webhook.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The minutes for which deliveries are also signed with the former secret, from 0 to 10080. The default is 1440, a day.',
  })
  overlapMinutes?: number | null;
}

@InputType({ description: 'Conditions on the webhooks of a list. All of them apply together.' })
export class WebhookFilter {
  @Field(() => webhookStatusEnum, {
    nullable: true,
    description: 'Only webhooks with this status. Null sets no condition.',
  })
  status?: WebhookStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only webhooks with this text in their name, their URL or the name or email address of their owner, at most 200 characters. Null sets no condition.',
  })
  search?: string | null;
}

const filter = z.object({
  status: z.enum(webhookStatusEnum).nullish(),
  search: searchWords.nullish(),
});

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class WebhooksArgs extends createFilterArgs(
  WebhookFilter,
  'Filtering options for the list. The list has all items if absent or null.',
) {}

@InputType({ description: 'Conditions on the deliveries of a list.' })
export class WebhookDeliveryFilter {
  @Field(() => deliveryStatusEnum, {
    nullable: true,
    description: 'Only deliveries with this status. Null sets no condition.',
  })
  status?: DeliveryStatus | null;
}

@ArgsType()
export class WebhookDeliveriesArgs extends createFilterArgs(
  WebhookDeliveryFilter,
  'Filtering options for the list. The list has all items if absent or null.',
) {}

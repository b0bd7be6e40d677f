import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { ViewerUser } from '#api/accounts/users/viewer.type.ts';
import { cancelDelivery, listDeliveries, replayDelivery, testWebhook } from './webhook.delivery.service.ts';
import {
  Webhook,
  WebhookConnection,
  WebhookDeliveryConnection,
  WebhookPermissions,
  WebhookDelivery,
} from './webhook.type.ts';
import {
  CreateWebhookInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
  WebhookDeliveriesArgs,
  WebhooksArgs,
} from './webhook.input.ts';
import { getWebhookPermissions } from './webhook.policy.ts';
import type { OwnedWebhook } from './webhook.query.ts';
import {
  createWebhook,
  deleteWebhook,
  listOwnWebhooks,
  listWebhooks,
  readWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from './webhook.service.ts';

@Resolver(() => ViewerUser)
export class ViewerWebhookResolver {
  @FieldResolver(() => WebhookConnection, { description: 'The webhooks of the account, the newest first.' })
  webhooks(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listOwnWebhooks(context, args);
  }
}

@Resolver(() => Webhook)
export class WebhookResolver {
  @Access('admin', { scope: 'WEBHOOKS_READ' })
  @Query(() => WebhookConnection, {
    description: 'The webhooks of all accounts, the newest first. For administrators.',
  })
  webhooks(@Ctx() context: Context, @Args(() => WebhooksArgs) args: WebhooksArgs) {
    return listWebhooks(context, args);
  }

  @Access('signed-in', { scope: 'WEBHOOKS_READ' })
  @Query(() => Webhook, {
    nullable: true,
    description: 'The webhook with this id. Null if it does not exist or the viewer cannot read it.',
  })
  webhook(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the webhook.' }) id: string) {
    return readWebhook(context, id);
  }

  @FieldResolver(() => WebhookPermissions, { description: 'The actions that the viewer can take on the webhook.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() webhook: OwnedWebhook) {
    return getWebhookPermissions(viewer, webhook);
  }

  @FieldResolver(() => WebhookDeliveryConnection, {
    description:
      'The deliveries of the webhook in the last 30 days, the newest first: all pending ones, and the newest 1,000 others.',
  })
  deliveries(
    @Ctx() context: Context,
    @Root() webhook: OwnedWebhook,
    @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs,
  ) {
    return listDeliveries(context, webhook, args);
  }

  @Access('signed-in', { scope: 'WEBHOOKS_WRITE', confirms: true })
  @Mutation(() => CreateWebhookPayload, {
    description:
      'Creates a webhook of the viewer, which sends each later change that the viewer can read. The viewer receives an email about it. Deliveries name the object (id, type, version); the receiver reads the rest with its own token. Errors: BAD_USER_INPUT if the URL is not on the public internet, CONFLICT if the account has 10 webhooks, FORBIDDEN if a token lacks the scope for a type.',
  })
  createWebhook(@Ctx() context: Context, @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput) {
    return createWebhook(context, input);
  }

  @Access('signed-in', { scope: 'WEBHOOKS_WRITE', confirms: true })
  @Mutation(() => UpdateWebhookPayload, {
    description:
      'Changes, pauses or resumes a webhook of the viewer. A resumed webhook sends the changes that it missed, of at most 30 days. Errors: BAD_USER_INPUT, FORBIDDEN, NOT_FOUND.',
  })
  async updateWebhook(@Ctx() context: Context, @Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput) {
    return { webhook: await updateWebhook(context, input) };
  }

  @Access('signed-in', { scope: 'WEBHOOKS_WRITE', confirms: true })
  @Mutation(() => RotateWebhookSecretPayload, {
    description:
      'Gives a webhook of the viewer a new secret. Until the overlap ends, deliveries carry signatures by both secrets. Errors: BAD_USER_INPUT, FORBIDDEN, NOT_FOUND.',
  })
  rotateWebhookSecret(
    @Ctx() context: Context,
    @Arg('input', () => RotateWebhookSecretInput) input: RotateWebhookSecretInput,
  ) {
    return rotateWebhookSecret(context, input);
  }

  @Access('signed-in', { scope: 'WEBHOOKS_WRITE', confirms: false })
  @Mutation(() => DeleteWebhookPayload, {
    description:
      'Deletes a webhook of the viewer, or any webhook for an administrator, with its deliveries. Errors: NOT_FOUND.',
  })
  async deleteWebhook(@Ctx() context: Context, @Arg('input', () => DeleteWebhookInput) { id }: IdInput) {
    return { deletedWebhookId: await deleteWebhook(context, id) };
  }

  @Access('signed-in', { scope: 'WEBHOOKS_WRITE', confirms: false })
  @Mutation(() => TestWebhookPayload, {
    description:
      'Sends a message of the type `webhook.test` to a webhook of the viewer, once, also if it is paused. Errors: FORBIDDEN, NOT_FOUND, RATE_LIMITED.',
  })
  async testWebhook(@Ctx() context: Context, @Arg('input', () => TestWebhookInput) { id }: IdInput) {
    return { delivery: await testWebhook(context, id) };
  }

  @Access('signed-in', { scope: 'WEBHOOKS_WRITE', confirms: false })
  @Mutation(() => ReplayDeliveryPayload, {
    description:
      'Sends a delivery of a webhook of the viewer again, with the same id and body and a new signature. Errors: CONFLICT if the webhook is paused or the delivery is being sent, FORBIDDEN, NOT_FOUND, RATE_LIMITED.',
  })
  async replayDelivery(@Ctx() context: Context, @Arg('input', () => ReplayDeliveryInput) { id }: IdInput) {
    return { delivery: await replayDelivery(context, id) };
  }

  @Access('signed-in', { scope: 'WEBHOOKS_WRITE', confirms: false })
  @Mutation(() => CancelDeliveryPayload, {
    description:
      'Cancels a pending delivery of a webhook of the viewer: its status becomes SKIPPED, and later deliveries are sent as usual. An attempt that is under way is not interrupted; the delivery is DELIVERED if it succeeds. Errors: CONFLICT if the delivery is not pending, FORBIDDEN, NOT_FOUND.',
  })
  async cancelDelivery(@Ctx() context: Context, @Arg('input', () => CancelDeliveryInput) { id }: IdInput) {
    return { delivery: await cancelDelivery(context, id) };
  }
}

const secret = {
  type: () => String,
  description: 'The secret that signs deliveries, shown only in this response. It starts with `whsec_`.',
};

const CreateWebhookPayload = createPayload('createWebhook', {
  webhook: { type: () => Webhook, description: 'The new webhook.' },
  secret,
});

const UpdateWebhookPayload = createPayload('updateWebhook', {
  webhook: { type: () => Webhook, description: 'The changed webhook.' },
});

const RotateWebhookSecretPayload = createPayload('rotateWebhookSecret', {
  webhook: { type: () => Webhook, description: 'The webhook with the time until which the former secret also signs.' },
  secret,
});

const DeleteWebhookInput = createIdInput('deleteWebhook', 'The id of the webhook to delete.');

const DeleteWebhookPayload = createPayload('deleteWebhook', {
  deletedWebhookId: { type: () => ID, description: 'The id of the deleted webhook.' },
});

const TestWebhookInput = createIdInput('testWebhook', 'The id of the webhook to test.');

const TestWebhookPayload = createPayload('testWebhook', {
  delivery: { type: () => WebhookDelivery, description: 'The test, which is sent within a few seconds.' },
});

const ReplayDeliveryInput = createIdInput('replayDelivery', 'The id of the delivery to send again.');

const ReplayDeliveryPayload = createPayload('replayDelivery', {
  delivery: { type: () => WebhookDelivery, description: 'The delivery, which is sent within a few seconds.' },
});

const CancelDeliveryInput = createIdInput('cancelDelivery', 'The id of the pending delivery to cancel.');

const CancelDeliveryPayload = createPayload('cancelDelivery', {
  delivery: { type: () => WebhookDelivery, description: 'The delivery, with the status SKIPPED.' },
});

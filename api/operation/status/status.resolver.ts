import { Ctx, Mutation, Query, Resolver, Int } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { readSystemStatus, retryAllMails } from './status.service.ts';
import { SystemStatus } from './status.type.ts';

@Resolver()
export class StatusResolver {
  @Access('admin', { scope: null })
  @Query(() => SystemStatus, { description: 'How well the parts of the system work. For administrators.' })
  systemStatus(@Ctx() context: Context) {
    return readSystemStatus(context);
  }

  @Access('admin', { scope: null, confirms: false })
  @Mutation(() => RetryMailsPayload, {
    description:
      'Tries again to send all emails that were not sent. Emails whose recipient was refused are left out. For administrators. Errors: FORBIDDEN.',
  })
  async retryMails(@Ctx() context: Context) {
    return { mailCount: await retryAllMails(context) };
  }
}

const RetryMailsPayload = createPayload('retryMails', {
  mailCount: { type: () => Int, description: 'The number of emails that the site tries to send again.' },
});

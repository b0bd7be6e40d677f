import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { firstStepEnum, InboxEntry } from './inbox.type.ts';
import { readInbox, readOpenFirstSteps } from './inbox.read.service.ts';

@Resolver()
export class InboxResolver {
  @Access('editor', { scope: null })
  @Query(() => [InboxEntry], {
    description:
      'The work that waits for the viewer: one entry for each kind. Editors get the kinds FAILING_FEEDS and SCHEDULED_ARTICLES. For editors and administrators.',
  })
  inbox(@Ctx() context: Context) {
    return readInbox(context);
  }

  @Access('admin', { scope: null })
  @Query(() => [firstStepEnum], {
    description:
      'The steps of setting up a new site that are not done, in their usual order. Empty from 30 days after the first administrator was created. For administrators.',
  })
  openFirstSteps(@Ctx() context: Context) {
    return readOpenFirstSteps(context);
  }
}

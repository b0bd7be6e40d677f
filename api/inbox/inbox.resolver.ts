import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { InboxEntry } from './inbox.type.ts';
import { readInbox } from './inbox.read.service.ts';

@Resolver()
export class InboxResolver {
  @Access('admin')
  @Query(() => [InboxEntry], {
    description: 'The work that waits for administrators: one entry for each kind. For administrators.',
  })
  inbox(@Ctx() context: Context) {
    return readInbox(context);
  }
}

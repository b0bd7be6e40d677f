import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { summarizeSinceLastVisit } from './last-visit.query.ts';
import { LastVisit } from './last-visit.type.ts';

@Resolver()
export class LastVisitResolver {
  @Access('signed-in', { scope: null })
  @Query(() => LastVisit, {
    nullable: true,
    description: 'What became available to the viewer since their last visit. Null on the first visit.',
  })
  sinceLastVisit(@Ctx() context: Context) {
    return summarizeSinceLastVisit(context);
  }
}

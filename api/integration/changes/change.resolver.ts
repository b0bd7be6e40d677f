import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { Change, ChangesArgs } from './change.type.ts';
import { type ChangeConnection, listChanges } from './change.service.ts';

const ChangeConnectionType = createConnectionType(Change, 'Change');

@Resolver(() => Change)
export class ChangeResolver {
  @Access('public', { scope: 'ANY', fresh: true })
  @Query(() => ChangeConnectionType, {
    description:
      'The changes of the last 30 days that the viewer can read, the oldest first, in the order in which they were committed. Save the last cursor and pass it as `after`: no change is missed and none is repeated, also after downtime. Visitors read changes of published articles. A member also reads ACCESS_GAINED and ACCESS_LOST for each object that they can read from now on, or cannot read any more, and ACCESS_CHANGED for more than 100 at once; older changes of an object that the viewer cannot read any more are not listed. A token reads changes of the types that its scopes read, and those of its owner’s account. Errors: CURSOR_EXPIRED if changes after the cursor are not stored any more.',
  })
  changes(@Ctx() context: Context, @Args(() => ChangesArgs) args: ChangesArgs) {
    return listChanges(context, args);
  }
}

@Resolver(() => ChangeConnectionType)
export class ChangeConnectionResolver {
  @FieldResolver(() => String, {
    description:
      'The cursor after all changes that exist now, readable or not. To start a copy: save this cursor, read the lists, then request the changes after it. Continue from it when `hasNextPage` is false.',
  })
  latestCursor(@Root() connection: ChangeConnection) {
    return connection.latestCursor;
  }
}

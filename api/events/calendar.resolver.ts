import { Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { ViewerUser } from '../accounts/viewer.entity.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { readCalendarUrl, renewCalendarUrl } from './calendar.service.ts';

@Resolver(() => ViewerUser)
export class CalendarResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Private address to subscribe to your calendar at; null where it has to be renewed.',
  })
  calendarUrl(@Ctx() context: Context) {
    return readCalendarUrl(context);
  }

  @Access('signed-in')
  @Mutation(() => String, {
    description: 'Gives your calendar a new private address and returns it. The old one ends.',
  })
  renewCalendarUrl(@Ctx() context: Context) {
    return renewCalendarUrl(context);
  }
}

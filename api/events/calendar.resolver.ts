import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { readViewer } from '../accounts/user.reading.service.ts';
import { ViewerUser } from '../accounts/viewer.entity.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { CalendarSettings, CalendarSettingsInput } from './calendar-settings.entity.ts';
import { readCalendarSettings, setCalendarSettings } from './calendar.settings.service.ts';
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

  @FieldResolver(() => CalendarSettings, { description: 'How you want to be told of events.' })
  calendarSettings(@Ctx() context: Context) {
    return readCalendarSettings(context);
  }

  @Access('signed-in')
  @Mutation(() => ViewerUser, { description: 'Says how you want to be told of events.' })
  async setCalendarSettings(
    @Ctx() context: Context,
    @Arg('input', () => CalendarSettingsInput) input: CalendarSettingsInput,
  ) {
    await setCalendarSettings(context, input);
    return readViewer(context);
  }
}

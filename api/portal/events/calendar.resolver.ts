import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { readViewer } from '#api/accounts/users/user.service.ts';
import { ViewerUser } from '#api/accounts/users/viewer.type.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { UrlScalar } from '#api/platform/graphql/scalars.ts';
import { CalendarSettings, SetCalendarSettingsInput } from './calendar-settings.type.ts';
import { readCalendarSettings, setCalendarSettings } from './calendar.settings.service.ts';
import { readCalendarUrl, renewCalendarUrl } from './calendar.service.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';

@Resolver(() => ViewerUser)
export class CalendarResolver {
  @FieldResolver(() => UrlScalar, {
    nullable: true,
    description:
      'The absolute URL of the viewer’s private calendar, which calendar programs can subscribe to. It ends when a password reset or a sign-out everywhere ends the sessions of the account. Null for API tokens, and if it must be renewed first.',
  })
  calendarUrl(@Ctx() context: Context) {
    return readCalendarUrl(context);
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => RenewCalendarUrlPayload, {
    description:
      'Gives the private calendar of the viewer a new URL. The old URL stops working immediately. For signed-in accounts. Errors: none.',
  })
  async renewCalendarUrl(@Ctx() context: Context) {
    return { calendarUrl: await renewCalendarUrl(context) };
  }

  @FieldResolver(() => CalendarSettings, { description: 'The time zone of the viewer and the emails about events.' })
  calendarSettings(@Ctx() context: Context, @Root() { calendar }: { calendar?: CalendarSettings }) {
    return readCalendarSettings(context, calendar);
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => SetCalendarSettingsPayload, {
    description: 'Changes the given calendar settings of the viewer. For signed-in accounts. Errors: BAD_USER_INPUT.',
  })
  async setCalendarSettings(
    @Ctx() context: Context,
    @Arg('input', () => SetCalendarSettingsInput) input: SetCalendarSettingsInput,
  ) {
    await setCalendarSettings(context, input);
    return { viewer: await readViewer(context) };
  }
}

const RenewCalendarUrlPayload = createPayload('renewCalendarUrl', {
  calendarUrl: { type: () => UrlScalar, description: 'The new absolute URL of the viewer’s private calendar.' },
});

const SetCalendarSettingsPayload = createPayload('setCalendarSettings', {
  viewer: { type: () => ViewerUser, description: 'The viewer with the changed settings.' },
});

import { Extensions, Field, InputType, ObjectType } from 'type-graphql';
import { Validated } from '#api/platform/validation.ts';
import { setCalendarSettingsInput } from '#graphql/event-validation.ts';

@Extensions({ scope: null })
@ObjectType({
  description: 'The time zone of a person and the emails about events that they receive. Only that person can read it.',
})
export class CalendarSettings {
  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone in which times are shown, such as `Europe/Berlin`. Null if the time zone of the browser applies.',
  })
  timeZone!: string | null;

  @Field(() => Boolean, { description: 'True if invitations, changes and cancellations are emailed.' })
  hasInvitationEmails!: boolean;

  @Field(() => Boolean, { description: 'True if a reminder is emailed a day before.' })
  hasDayBeforeReminder!: boolean;

  @Field(() => Boolean, { description: 'True if a reminder is emailed an hour before.' })
  hasHourBeforeReminder!: boolean;
}

@Validated(setCalendarSettingsInput)
@InputType({ description: 'The input of the mutation setCalendarSettings. Absent fields stay unchanged.' })
export class SetCalendarSettingsInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone in which times are shown, such as `Europe/Berlin`. Null applies the time zone of the browser.',
  })
  timeZone?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True emails invitations, changes and cancellations. Null leaves it unchanged.',
  })
  hasInvitationEmails?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True emails a reminder a day before. Null leaves it unchanged.',
  })
  hasDayBeforeReminder?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True emails a reminder an hour before. Null leaves it unchanged.',
  })
  hasHourBeforeReminder?: boolean | null;
}

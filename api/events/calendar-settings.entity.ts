import { Field, InputType, ObjectType } from 'type-graphql';
import { Validated } from '../platform/validation.ts';
import { calendarSettingsInput } from '../../graphql/event-validation.ts';

@ObjectType({ description: 'How somebody wants to be told of events.' })
export class CalendarSettings {
  @Field(() => String, { nullable: true, description: 'IANA time zone of your clock; null: as your browser says.' })
  timeZone!: string | null;

  @Field(() => Boolean, { description: 'Whether invitations, changes and cancellations are mailed to you.' })
  invitations!: boolean;

  @Field(() => Boolean, { description: 'Whether you are reminded by mail a day before.' })
  dayBefore!: boolean;

  @Field(() => Boolean, { description: 'Whether you are reminded by mail an hour before.' })
  hourBefore!: boolean;
}

@Validated(calendarSettingsInput)
@InputType({ description: 'What changes about how you are told of events; what is left out stays as it is.' })
export class CalendarSettingsInput {
  @Field(() => String, {
    nullable: true,
    description: 'IANA time zone such as `Europe/Berlin`; empty: as your browser says.',
  })
  timeZone?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Mail invitations, changes and cancellations.' })
  invitations?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Remind by mail a day before.' })
  dayBefore?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Remind by mail an hour before.' })
  hourBefore?: boolean | null;
}

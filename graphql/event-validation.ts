import { z } from 'zod';
import { atMost } from './at-most.ts';
import { eventDocumentsAtMost, eventGroupsAtMost, seatsAtMost, text } from './limits.ts';
import { cleanLine, removeInvisible } from './pasted-text.ts';
import { isWebUrl, line, plainName } from './validation.ts';

const WALL_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:00)?)?$/;

/** True if a text is a wall time to the minute, or the day of an all-day event. */
export const isWallTime = (text: string): boolean => WALL_TIME.test(text);

const A_TIME = 'Use a date and a time such as 2027-03-28T10:00';
const wallTime = z
  .string()
  .overwrite(removeInvisible)
  .check(atMost(20, A_TIME))
  .refine(isWallTime, A_TIME)
  .transform((time) => time.slice(0, 16));

/** A place as text, or the URL of a meeting. Only http and https can become a link. */
const eventLocation = z
  .string()
  .overwrite(cleanLine)
  .check(atMost(text.eventLocation))
  .regex(/^\P{Cc}*$/u, 'Use one line of plain text')
  .regex(plainName, 'Use one line of plain text')
  .refine(
    (place) => !/^[a-z][a-z0-9+.-]*:\S/i.test(place) || isWebUrl(place),
    'Use a place in words, or an address that begins with https://',
  );

/** The URL of a recording. Only http and https can become a link. */
const recordingUrl = z
  .string()
  .overwrite(cleanLine)
  .check(atMost(text.eventLocation))
  .refine((url) => url === '' || isWebUrl(url), 'Use a URL that starts with https://');

/** The server also checks that the time exists in its time zone. */
export const createEventInput = z.object({
  title: line(z.string({ error: 'Title is required' }), text.title).min(1, 'Title is required'),
  description: z.string().trim().check(atMost(text.eventDescription)).nullish(),
  isAllDay: z.boolean().nullish(),
  startsAt: wallTime,
  endsAt: wallTime,
  timeZone: z
    .string()
    .overwrite(removeInvisible)
    .check(atMost(text.timeZone, 'Unknown time zone. Enter a name such as Europe/Berlin')),
  location: eventLocation.nullish(),
  groupIds: z
    .array(z.string().check(atMost(60)))
    .max(eventGroupsAtMost, `Use at most ${eventGroupsAtMost} groups`)
    .nullish(),
  capacity: z
    .number()
    .int('Use a whole number')
    .min(1, 'Use at least one seat, or leave it empty for no limit')
    .max(seatsAtMost, `Use at most ${seatsAtMost} seats`)
    .nullish(),
  recurrence: z.string().overwrite(removeInvisible).check(atMost(text.recurrence)).nullish(),
  recordingUrl: recordingUrl.nullish(),
  documentIds: z
    .array(z.string().check(atMost(60)))
    .max(eventDocumentsAtMost, `Use at most ${eventDocumentsAtMost} documents`)
    .nullish(),
});

const { title, startsAt, endsAt, timeZone } = createEventInput.shape;

export const updateEventInput = createEventInput.omit({ recurrence: true }).extend({
  title: title.nullish(),
  startsAt: startsAt.nullish(),
  endsAt: endsAt.nullish(),
  timeZone: timeZone.nullish(),
  isOnlyThisDate: z.boolean().nullish(),
  notify: z.boolean().nullish(),
});

/** The reason is one sentence for the invited people. */
export const cancelEventInput = z.object({ reason: line(z.string(), text.eventNote).nullish() });

/** The form values. The form builds `recurrence` from `repeats` and the end. */
export const eventForm = createEventInput
  .extend({
    isAllDay: z.boolean(),
    isOnlyThisDate: z.boolean(),
    notify: z.boolean(),
    timeZone: z.string().overwrite(removeInvisible).min(1, 'Choose a time zone'),
    capacity: z
      .string()
      .overwrite(removeInvisible)
      .check(atMost(10, 'Use a whole number'))
      .regex(/^([1-9]\d{0,4})?$/, 'Use a whole number'),
    repeats: z.string(),
    endsBy: z.enum(['COUNT', 'UNTIL']),
    times: z.string(),
    until: z.string(),
  })
  .superRefine(({ repeats, endsBy, times, until, startsAt }, { addIssue }) => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    if (!repeats) return;
    if (endsBy === 'COUNT' && !/^\d{1,3}$/.test(times)) refuse('times', 'Use a whole number');
    if (endsBy === 'UNTIL' && !until) refuse('until', 'Choose the last day of the series');
    if (endsBy === 'UNTIL' && until && until < startsAt.slice(0, 10))
      refuse('until', 'Choose a day after the first event');
  });

/** The server also checks that the time zone exists. */
export const setCalendarSettingsInput = z.object({
  timeZone: z
    .string()
    .overwrite(removeInvisible)
    .check(atMost(text.timeZone, 'Unknown time zone. Enter a name such as Europe/Berlin'))
    .nullish(),
  hasInvitationEmails: z.boolean().nullish(),
  hasDayBeforeReminder: z.boolean().nullish(),
  hasHourBeforeReminder: z.boolean().nullish(),
});

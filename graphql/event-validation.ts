import { z } from 'zod';
import { eventDocumentsAtMost, eventGroupsAtMost, seatsAtMost, text } from './limits.ts';
import { line, tooLong } from './validation.ts';

/** A wall time, or the day of an all-day event. */
const wallTime = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:00)?)?$/, 'Use a date and a time such as 2027-03-28T10:00')
  .transform((time) => time.slice(0, 16));

/** A place in words, or the address of a meeting. Nothing but http and https may become a link. */
const eventLocation = z
  .string()
  .trim()
  .max(text.eventLocation, tooLong(text.eventLocation))
  .regex(/^\P{Cc}*$/u, 'Use one line of plain text')
  .refine(
    (place) => !/^[a-z][a-z0-9+.-]*:\S/i.test(place) || (/^https?:\/\/[^\s/]/i.test(place) && URL.canParse(place)),
    'Use a place in words, or an address that begins with https://',
  );

/** Where to watch it; nothing but http and https may become a link. */
const recording = z
  .string()
  .trim()
  .max(text.eventLocation, tooLong(text.eventLocation))
  .refine(
    (address) => address === '' || (/^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address)),
    'Use an address that begins with https://',
  );

/** What the form of an event asks and the API takes. Whether a time exists in its zone is the server's to say. */
export const eventInput = z.object({
  title: line(z.string({ error: 'Title is required' }), text.title)
    .min(1, 'Title is required')
    .optional(),
  description: z.string().trim().max(text.eventDescription, tooLong(text.eventDescription)).nullish(),
  isAllDay: z.boolean().nullish(),
  startsAt: wallTime.optional(),
  endsAt: wallTime.optional(),
  timeZone: z.string().trim().max(text.timeZone, 'There is no such time zone').optional(),
  location: eventLocation.nullish(),
  groupIds: z.array(z.string().max(60)).max(eventGroupsAtMost, `Use at most ${eventGroupsAtMost} groups`).nullish(),
  capacity: z
    .number()
    .int('Use a whole number')
    .min(0, 'Use 0 for no limit, or more')
    .max(seatsAtMost, `Use at most ${seatsAtMost} seats`)
    .nullish(),
  recurrence: z.string().trim().max(text.recurrence, tooLong(text.recurrence)).nullish(),
  notify: z.boolean().nullish(),
  recording: recording.nullish(),
  documentIds: z
    .array(z.string().max(60))
    .max(eventDocumentsAtMost, `Use at most ${eventDocumentsAtMost} documents`)
    .nullish(),
});

/** One sentence to those who are invited, on why an event is off. */
export const cancelNote = line(z.string(), text.eventNote);

/** The form's own: what is sent is `eventInput`, with the rule made of how often and how many times. */
export const eventForm = eventInput.extend({
  title: eventInput.shape.title.unwrap(),
  isAllDay: z.boolean(),
  notify: z.boolean(),
  startsAt: wallTime,
  endsAt: wallTime,
  timeZone: z.string().trim().min(1, 'Say in which time zone'),
  capacity: z.string().regex(/^\d{0,5}$/, 'Use a whole number'),
  times: z.string().regex(/^\d{1,3}$/, 'Use a whole number'),
});

/** What an account wants of its calendar. Whether there is such a zone is the server's to say. */
export const calendarSettingsInput = z.object({
  timeZone: z.string().trim().max(text.timeZone, 'There is no such time zone').nullish(),
  invitations: z.boolean().nullish(),
  dayBefore: z.boolean().nullish(),
  hourBefore: z.boolean().nullish(),
});

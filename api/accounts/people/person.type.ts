import { Extensions, Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { documentRightEnum, type DocumentRight } from '#api/portal/documents/document.type.ts';
import { answerEnum, type Answer } from '#api/portal/events/event-answer.type.ts';
import { LocalDateTimeScalar } from '#api/platform/graphql/scalars.ts';
import { Person } from '#api/platform/person.ts';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { text } from '#graphql/limits.ts';
import { Validated } from '#api/platform/validation.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

const mailStateEnum = createEnum('MailState', 'Whether an email was sent.', {
  WAITING: 'The email waits to be sent.',
  SENT: 'The mail server accepted the email.',
  FAILED: 'The email could not be sent, or its links expired first.',
});

@ObjectType({
  description:
    'An email to a person. Its text is deleted when it was sent, and the rest after the days of the setting MAIL_DAYS, 90 by default.',
})
export class PersonMail {
  @Field(() => ID, { description: 'Opaque id, which starts with `mail_`.' })
  id!: string;

  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @Field(() => Date, { description: 'The date and time at which the email was written.' })
  createdAt!: Date;

  @Field(() => mailStateEnum, { description: 'Whether the email was sent.' })
  state!: keyof typeof mailStateEnum;
}

@ObjectType({ description: 'A browser in which a person is signed in.' })
export class PersonSession {
  @Field(() => ID, { description: 'The id of the session, which starts with `ses_`.' })
  sessionId!: string;

  @Field(() => String, { description: 'The browser and operating system, as the browser reports them.' })
  device!: string;

  @Field(() => Date, { description: 'The date and time of the sign-in.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'The date and time of the last request.' })
  lastUsedAt!: Date;
}

@ObjectType({ description: 'A right of a person to a document or a folder, with its source.' })
export class PersonGrant {
  @Field(() => ID, { description: 'The id of the document or folder.' })
  targetId!: string;

  @Field(() => String, { description: 'The title of the document or the name of the folder.' })
  title!: string;

  @Field(() => Boolean, { description: 'True for a folder, whose documents inherit the right.' })
  isFolder!: boolean;

  @Field(() => [documentRightEnum], { description: 'The rights. Empty if the person is denied access.' })
  rights!: DocumentRight[];

  @Field(() => String, {
    nullable: true,
    description: 'The name of the group that has the right. Null if the person has it.',
  })
  group!: string | null;

  @Field(() => Person, {
    nullable: true,
    description: 'The person who shares it with this delegate. Null without a delegation.',
  })
  delegatedBy!: Person | null;

  @Field(() => Date, { description: 'The date and time at which the right was given.' })
  grantedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the right ends. Null if it has no end.',
  })
  endsAt!: Date | null;
}

@ObjectType({ description: 'What a person read of a document.' })
export class PersonReading {
  @Field(() => ID, { description: 'The id of the document.' })
  documentId!: string;

  @Field(() => String, { description: 'The title of the document.' })
  title!: string;

  @Field(() => Int, { description: 'The number of different pages that were in view.' })
  pages!: number;

  @Field(() => Int, { description: 'The seconds for which pages were in view.' })
  seconds!: number;

  @Field(() => Date, { description: 'The date and time at which a page was last in view.' })
  lastReadAt!: Date;
}

@ObjectType({ description: 'A question of a person about a document.' })
export class PersonQuestion {
  @Field(() => ID, { description: 'The id of the question.' })
  questionId!: string;

  @Field(() => String, { description: 'The question as plain text.' })
  body!: string;

  @Field(() => String, { description: 'The title of the document.' })
  document!: string;

  @Field(() => Date, { description: 'The date and time of the question.' })
  askedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'The date and time of the answer. Null if it has none.' })
  answeredAt!: Date | null;
}

@ObjectType({ description: 'The answer of a person to the invitation to an event.' })
export class PersonEvent {
  @Field(() => ID, { description: 'The id of the event.' })
  eventId!: string;

  @Field(() => String, { description: 'The title of the event.' })
  title!: string;

  @Field(() => Date, { description: 'The date and time at which the event starts.' })
  startsAt!: Date;

  @Field(() => Boolean, { description: 'True if the event lasts whole days, which are the same in every time zone.' })
  isAllDay!: boolean;

  @Field(() => LocalDateTimeScalar, {
    description: 'The start as wall time in the time zone of the event. The first day of an all-day event.',
  })
  startsWall!: string;

  @Field(() => LocalDateTimeScalar, {
    description: 'The end as wall time in the time zone of the event. The last day of an all-day event.',
  })
  endsWall!: string;

  @Field(() => answerEnum, { description: 'The answer.' })
  answer!: Answer;

  @Field(() => Boolean, { description: 'True if the person waits for a seat.' })
  isWaiting!: boolean;
}

@ObjectType({ description: 'An internal note about a person. The person cannot read it.' })
export class PersonNote {
  @Field(() => ID, { description: 'Opaque id, which starts with `note_`.' })
  id!: string;

  @Field(() => String, { description: 'The note as plain text.' })
  body!: string;

  @Field(() => Person, {
    nullable: true,
    description: 'The administrator who wrote the note. Null if their account was deleted.',
  })
  writtenBy!: Person | null;

  @Field(() => Date, { description: 'The date and time of the note.' })
  createdAt!: Date;
}

@Extensions({ scope: null })
@ObjectType({
  description: 'What the portal knows about a person, for administrators.',
})
export class PersonRecord {
  @Field(() => [PersonGrant], {
    description: 'The rights to documents and folders with their sources, at most 50, those of the person first.',
  })
  grants!: PersonGrant[];

  @Field(() => [PersonReading], { description: 'The documents that the person read, at most 50, the last one first.' })
  readings!: PersonReading[];

  @Field(() => [PersonQuestion], { description: 'The questions about documents, at most 50, newest first.' })
  questions!: PersonQuestion[];

  @Field(() => [PersonEvent], { description: 'The answers to events, at most 50, the latest event first.' })
  events!: PersonEvent[];

  @Field(() => [PersonMail], {
    description: 'The emails that the setting MAIL_DAYS keeps, for 90 days by default: at most 50, newest first.',
  })
  mails!: PersonMail[];

  @Field(() => [PersonSession], {
    description: 'The browsers in which the person is signed in, at most 50, the last used first.',
  })
  sessions!: PersonSession[];

  @Field(() => [PersonNote], { description: 'The internal notes, at most 50, newest first.' })
  notes!: PersonNote[];
}

const body = z.string().trim().min(1, 'Write a note').check(atMost(text.reason));

@Validated(z.object({ body }))
@InputType({ description: 'The input of the mutation addUserNote.' })
export class AddUserNoteInput {
  @Field(() => ID, { description: 'The id of the account that the note is about.' })
  id!: string;

  @Field(() => String, { description: 'The note as plain text. The person cannot read it.' })
  body!: string;
}

import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { removeInvisible } from '#graphql/pasted-text.ts';
import { searchWords } from '#graphql/validation.ts';
import { Person } from '#api/platform/person.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

export const accessKindEnum = createEnum('AccessKind', 'The kind of an access to a document.', {
  SEEN: 'The person opened the page of the document.',
  SENT: 'A page of the document, or its text, was sent to the person. This does not mean that they looked at it.',
  READ: 'The person had a page in view for some seconds, as their browser reported.',
  DOWNLOADED: 'The file was sent to the person.',
  PRINTED: 'The person printed the document, as their browser reported.',
});
export type AccessKind = keyof typeof accessKindEnum;

/** The audit log names the person on whose behalf it happened only by id, as it does with the actor. */
export const toPrincipalDetails = (principal: { id: string } | null): { onBehalfOf?: string } =>
  principal ? { onBehalfOf: principal.id } : {};

/** The kinds of their events in the audit log, whose rows cannot be renamed. */
const eventKinds = {
  SEEN: 'document.seen',
  SENT: 'document.viewed',
  READ: 'document.read',
  DOWNLOADED: 'document.downloaded',
  PRINTED: 'document.printed',
} as const satisfies Record<AccessKind, string>;

export const toEventKind = <Kind extends AccessKind>(kind: Kind): (typeof eventKinds)[Kind] => eventKinds[kind];

export const toAccessKind = (eventKind: string): AccessKind =>
  Object.values(accessKindEnum).find((kind) => eventKinds[kind] === eventKind)!;

@ObjectType({
  description:
    'An entry in the log of accesses to documents. Investors can read their own entries and those of their delegates, administrators all.',
})
export class AccessLogEntry {
  /** The number of the event in the audit log. */
  id!: string;

  @Field(() => Date, { description: 'The date and time of the access.' })
  createdAt!: Date;

  @Field(() => accessKindEnum, { description: 'The kind of the access.' })
  kind!: AccessKind;

  @Field(() => Person, { description: 'The person who accessed the document.' })
  person!: Person;

  @Field(() => Person, {
    nullable: true,
    description: 'The person for whom a delegate accessed the document. Null if the person acted for themselves.',
  })
  principal!: Person | null;

  @Field(() => ID, { description: 'The id of the document, also after the document was deleted.' })
  documentId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The current title of the document. Null if the document was deleted or is not shared with the viewer any more.',
  })
  documentTitle!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the version of the document. Null if the entry names no version.',
  })
  version!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the page, from 1. Null if the entry is about the whole document.',
  })
  page!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The time for which the page was in view, in seconds. Null for all kinds but READ.',
  })
  seconds!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The watermark code of the page or file, eight characters. Null if it has none.',
  })
  code!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The IP address of the request, or its network for IPv6. Null for everyone but administrators.',
  })
  ipAddress!: string | null;
}

@InputType({ description: 'The conditions of the query accessLog. An entry must meet all that are given.' })
export class AccessLogFilter {
  @Field(() => ID, {
    nullable: true,
    description: 'Only accesses to the document with this id. Null sets no condition.',
  })
  documentId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only accesses to the version of a document with this number. Null sets no condition.',
  })
  version?: number | null;

  @Field(() => accessKindEnum, { nullable: true, description: 'Only accesses of this kind. Null sets no condition.' })
  kind?: AccessKind | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only accesses by a person or by a delegate for them: the id of an account, or a part of a name, username or email address. Null sets no condition.',
  })
  person?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only the access with this watermark code of eight characters. If no access has it, the accesses whose code differs in one character that looks similar. Null sets no condition.',
  })
  code?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only accesses at or after this date and time. Null sets no condition.',
  })
  from?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only accesses before this date and time. Null sets no condition.',
  })
  to?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for only accesses by the viewer or by a delegate for the viewer. Null or false sets no condition; investors read only these anyway.',
  })
  isOwn?: boolean | null;
}

export const accessLogFilter = z.object({
  documentId: z.string().check(atMost(60, 'Document not found')).nullish(),
  version: z.number().int('Use a whole number').min(1, 'Versions begin with 1').max(100_000).nullish(),
  kind: z.enum(accessKindEnum).nullish(),
  person: searchWords.nullish(),
  code: z.string().overwrite(removeInvisible).check(atMost(40, 'A watermark code has eight characters')).nullish(),
  from: z.date().nullish(),
  to: z.date().nullish(),
  isOwn: z.boolean().nullish(),
});

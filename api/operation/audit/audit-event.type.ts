import { Field, ID, ObjectType } from 'type-graphql';
import { Person } from '#api/platform/person.ts';
import { auditKindEnum } from './audit-kind.ts';
import type { AuditKind } from '#graphql/audit-kinds.ts';

// Not an ORM entity: one insert statement writes the log, SQL queries read it, and rows never change.

@ObjectType({ description: 'The object of an event in the audit log: an account, a document or any other object.' })
export class AuditSubject {
  // Not `id`: the name is that of the time of the event, so caches must not keep two of these as one object.
  @Field(() => ID, { description: 'The id of the object, also after the object was deleted.' })
  subjectId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The name that the account had at the time of the event. Null if the account was deleted or the object is not an account.',
  })
  name!: string | null;
}

@ObjectType({
  description:
    'An event in the audit log. No one can change it, and only the operator can remove old events that were exported. For administrators.',
})
export class AuditEvent {
  @Field(() => ID, { description: 'The id of the event: its number in the audit log.' })
  id!: string;

  @Field(() => Date, { description: 'The date and time of the event.' })
  createdAt!: Date;

  @Field(() => auditKindEnum, { description: 'The kind of the event.' })
  kind!: AuditKind;

  @Field(() => Person, {
    nullable: true,
    description:
      'The person who caused the event, with their name at that time. Null for visitors and for the operator.',
  })
  actor!: Person | null;

  @Field(() => AuditSubject, {
    nullable: true,
    description: 'The object that the event is about. Null if there is none.',
  })
  subject!: AuditSubject | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The IP address of the request, or its network for IPv6: `2001:db8:85a3::/64`. `local` for the command line. Null if unknown.',
  })
  ipAddress!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the request in the log of the server. Null if the event has no request.',
  })
  requestId!: string | null;

  /** A JSON object as the database writes it. The resolver parses it. */
  details!: string;
}

import { Field, ID, ObjectType } from 'type-graphql';

// No ORM entity: the trail is written by one insert and read by lean SQL; nothing ever changes a row.

@ObjectType({ description: 'Who did it, as far as is known.' })
export class AuditActor {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name that the account had at the time of the event. Null if the account was deleted.',
  })
  name!: string | null;
}

@ObjectType({ description: 'One event of the audit trail. None can be changed or removed.' })
export class AuditEvent {
  @Field(() => ID, { description: 'Its number in the chain.' })
  id!: string;

  @Field(() => Date, { description: 'When, by the database’s clock.' })
  at!: Date;

  @Field(() => String, { description: 'What happened: `login.failed`, `user.approved` …' })
  kind!: string;

  @Field(() => AuditActor, { nullable: true, description: 'Who did it; null for a visitor.' })
  actor!: AuditActor | null;

  @Field(() => AuditActor, { nullable: true, description: 'The account it was done to.' })
  subject!: AuditActor | null;

  @Field(() => String, { nullable: true, description: 'From which network.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the request, as in the server’s log.' })
  requestId!: string | null;

  @Field(() => String, { description: 'What else is known, as JSON. Addresses of people are masked.' })
  details!: string;
}

import { EntityName } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'audit_event' })
@Index({
  name: 'audit_event_by_actor',
  properties: ['actorId', 'seq'],
  columns: [{ name: 'actorId' }, { name: 'seq', sort: 'DESC' }],
})
@Index({
  name: 'audit_event_by_kind',
  properties: ['kind', 'seq'],
  columns: [{ name: 'kind' }, { name: 'seq', sort: 'DESC' }],
})
@Index({
  name: 'audit_event_by_subject',
  properties: ['subjectId', 'seq'],
  columns: [{ name: 'subjectId' }, { name: 'seq', sort: 'DESC' }],
})
@Index({
  name: 'audit_event_on_behalf',
  expression:
    "CREATE INDEX audit_event_on_behalf ON public.audit_event USING btree (((details ->> 'onBehalfOf'::text)), seq DESC) WHERE (details ? 'onBehalfOf'::text)",
})
@Index({
  name: 'audit_event_pages_in_view',
  expression:
    "CREATE INDEX audit_event_pages_in_view ON public.audit_event USING btree (subject_id, actor_id, seq) WHERE (kind = 'document.read'::text)",
})
@Index({
  name: 'audit_event_pages_by_reader',
  expression:
    "CREATE INDEX audit_event_pages_by_reader ON public.audit_event USING btree (actor_id, subject_id, seq) WHERE (kind = 'document.read'::text)",
})
export class AuditEventRow {
  [EntityName]?: 'AuditEvent';

  @PrimaryKey({ type: 'bigint', autoincrement: false })
  seq!: bigint;

  @Property({ type: 'timestamptz' })
  at!: Date;

  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'text', nullable: true })
  actorId!: string | null;

  @Property({ type: 'text', nullable: true })
  subjectId!: string | null;

  @Property({ type: 'text', nullable: true })
  requestId!: string | null;

  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Property({ type: 'json' })
  details!: unknown[];

  @Property({ type: 'blob' })
  previousHash!: Buffer;

  @Property({ type: 'blob' })
  hash!: Buffer;
}

import { EntityName } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'mail' })
@Index({
  name: 'mail_by_mailbox',
  expression: 'CREATE INDEX mail_by_mailbox ON public.mail USING btree (lower(recipient), created_at)',
})
@Index({ name: 'mail_due', properties: ['dueAt'], where: '(sent_at IS NULL) AND (given_up_at IS NULL)' })
export class MailRow {
  [EntityName]?: 'Mail';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'text' })
  recipient!: string;

  @Property({ type: 'text', nullable: true })
  replyTo!: string | null;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text', nullable: true })
  bodyText!: string | null;

  @Property({ type: 'text', nullable: true })
  bodyHtml!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  dueAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  expiresAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  leasedUntil!: Date | null;

  @Property({ type: 'integer', defaultRaw: '0' })
  attempts!: number;

  @Property({ type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  givenUpAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  lastError!: string | null;

  @Property({ type: 'text', nullable: true })
  calendarMethod!: 'REQUEST' | 'PUBLISH' | 'CANCEL' | null;

  @Property({ type: 'text', nullable: true })
  calendarText!: string | null;

  @Property({ type: 'text', nullable: true })
  unsubscribeUrl!: string | null;
}

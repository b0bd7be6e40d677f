import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

@Entity({ tableName: 'delegation' })
@Index({
  name: 'delegation_by_time',
  properties: ['createdAt', 'id'],
  columns: [
    { name: 'createdAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Index({ name: 'delegation_of_delegate', properties: ['delegateId'], where: 'delegate_id IS NOT NULL' })
@Index({ name: 'delegation_of_principal', properties: ['principalId'] })
@Index({ name: 'delegation_offered', properties: ['emailKey'], where: 'delegate_id IS NULL' })
@Check({ name: 'delegation_check', expression: "ends_at <= (created_at + '1 year 1 day'::interval)" })
@Check({ name: 'delegation_check1', expression: 'delegate_id <> principal_id' })
@Check({ name: 'delegation_check2', expression: '(accepted_at IS NULL) OR (delegate_id IS NOT NULL)' })
@Check({ name: 'delegation_check3', expression: '(ended_at IS NULL) = (ending IS NULL)' })
@Check({ name: 'delegation_level_check', expression: '(level >= 1) AND (level <= 3)' })
export class DelegationRow {
  [EntityName]?: 'Delegation';

  [OptionalProps]?: 'createdAt' | 'reason';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'principal_id', deleteRule: 'cascade' })
  principalId!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  emailKey!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'delegate_id', nullable: true, deleteRule: 'cascade' })
  delegateId!: string | null;

  @Property({ type: 'smallint' })
  level!: number;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', length: 3 })
  endsAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  acceptedAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt!: Date | null;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'ended_by', nullable: true })
  endedBy!: string | null;

  @Enum({ items: ['WITHDRAWN', 'REFUSED', 'RETURNED', 'ENDED_BY_ADMIN'], type: 'text', nullable: true })
  ending!: 'WITHDRAWN' | 'REFUSED' | 'RETURNED' | 'ENDED_BY_ADMIN' | null;

  @Property({ type: 'text', defaultRaw: "''" })
  reason!: string;

  /** The time zone in which the investor chose the last day. */
  @Property({ type: 'text', nullable: true })
  timeZone!: string | null;

  /** The time at which it was noted that the last day is over. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lapsedAt!: Date | null;
}

import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { makeIdFactory } from '#api/platform/node.ts';
import type { AccountStatus } from '#api/platform/viewer.ts';
import { User } from './user.entity.ts';

const newDecisionId = makeIdFactory('dec', 'UserDecision');

@Entity({ tableName: 'account_decision' })
@Index({
  name: 'account_decision_of',
  properties: ['accountId', 'at'],
  columns: [{ name: 'accountId' }, { name: 'at', sort: 'DESC' }],
})
export class AccountDecision {
  [EntityName]?: 'AccountDecision';

  [OptionalProps]?: 'at';

  @PrimaryKey({ type: 'text' })
  id: string = newDecisionId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', deleteRule: 'cascade' })
  accountId!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'decided_by', nullable: true })
  decidedBy!: string | null;

  @Enum({ items: ['INVITED', 'PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'], type: 'text' })
  status!: AccountStatus;

  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at!: Date;
}

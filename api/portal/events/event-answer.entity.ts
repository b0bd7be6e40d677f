import { EntityName } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { type Answer, answerEnum } from './event-answer.type.ts';
import { EventRow } from './event.entity.ts';

@Entity({ tableName: 'event_answer' })
@Index({ name: 'event_answer_of_account', properties: ['accountId'] })
@Check({ name: 'event_answer_check', expression: "(answer = 'GOING'::text) OR (NOT waiting)" })
export class EventAnswerRow {
  [EntityName]?: 'EventAnswer';

  @ManyToOne(() => EventRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'event_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  eventId!: string;

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Enum({ items: Object.values(answerEnum), type: 'text' })
  answer!: Answer;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  waiting!: boolean;

  @Property({ type: 'bigint', generated: 'identity', autoincrement: true })
  place!: bigint;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  answeredAt!: Date;
}

import { EntityName } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'chat_model_call' })
export class ChatModelCall {
  [EntityName]?: 'ChatModelCall';

  @PrimaryKey({ type: 'date' })
  day!: string;

  @Enum({ items: ['ANSWERED', 'FAILED', 'CUT_SHORT', 'CANCELED'], type: 'text', primary: true })
  outcome!: 'ANSWERED' | 'FAILED' | 'CUT_SHORT' | 'CANCELED';

  @Property({ type: 'integer', defaultRaw: '1' })
  calls!: number;
}

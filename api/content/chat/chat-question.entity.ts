import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ChatConversationRow } from './chat-conversation.entity.ts';

@Entity({ tableName: 'chat_question' })
@Index({ name: 'chat_question_conversation', properties: ['conversationId', 'askedAt'] })
export class ChatQuestionRow {
  [EntityName]?: 'ChatQuestion';

  [OptionalProps]?: 'reason' | 'askedAt';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => ChatConversationRow, { mapToPk: true, fieldName: 'conversation_id', deleteRule: 'cascade' })
  conversationId!: string;

  @Property({ type: 'text' })
  question!: string;

  @Enum({ items: ['QUOTED', 'GENERATED', 'REFUSED'], type: 'text' })
  kind!: 'QUOTED' | 'GENERATED' | 'REFUSED';

  @Property({ type: 'text', nullable: true })
  refusal!: string | null;

  @Property({ type: 'boolean', nullable: true })
  isHelpful!: boolean | null;

  @Property({ type: 'text', defaultRaw: "''" })
  reason!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'clock_timestamp()' })
  askedAt!: Date;
}

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

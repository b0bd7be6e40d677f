import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';

@Entity({ tableName: 'chat_conversation' })
@Index({ name: 'chat_conversation_expires', properties: ['expiresAt'] })
@Unique({ name: 'chat_conversation_token_hash_key', properties: ['tokenHash'] })
export class ChatConversationRow {
  [EntityName]?: 'ChatConversation';

  [OptionalProps]?: 'isKept' | 'createdAt';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  tokenHash!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', nullable: true, deleteRule: 'cascade' })
  accountId!: string | null;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  isKept!: boolean;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

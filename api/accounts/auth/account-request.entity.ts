import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'account_request' })
export class AccountRequest {
  [EntityName]?: 'AccountRequest';

  [OptionalProps]?: 'attempts' | 'createdAt';

  @PrimaryKey({ type: 'bigint', generated: 'identity', autoincrement: true })
  id!: bigint;

  @Enum({ items: ['REGISTERED', 'RESET_PASSWORD', 'VERIFY_EMAIL', 'CHANGE_EMAIL'], type: 'text' })
  kind!: 'REGISTERED' | 'RESET_PASSWORD' | 'VERIFY_EMAIL' | 'CHANGE_EMAIL';

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', nullable: true })
  accountId!: string | null;

  @Property({ type: 'text' })
  requestId!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'integer', defaultRaw: '0' })
  attempts!: number;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;
}

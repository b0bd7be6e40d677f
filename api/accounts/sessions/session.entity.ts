import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

@Entity({ tableName: 'session' })
@Index({ name: 'session_by_age', properties: ['createdAt'] })
@Index({
  name: 'session_of_account',
  properties: ['accountId', 'lastUsedAt'],
  columns: [{ name: 'accountId' }, { name: 'lastUsedAt', sort: 'DESC' }],
})
@Unique({ name: 'session_token_hash_unique', properties: ['tokenHash'] })
export class SessionRow {
  [EntityName]?: 'Session';

  [OptionalProps]?: 'createdAt' | 'lastUsedAt' | 'confirmedAt';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', deleteRule: 'cascade' })
  accountId!: string;

  @Property({ type: 'text' })
  device!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastUsedAt!: Date;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  confirmedAt!: Date;
}

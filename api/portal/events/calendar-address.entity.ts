import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';

@Entity({ tableName: 'calendar_address' })
@Unique({ name: 'calendar_address_secret_hash_key', properties: ['secretHash'] })
export class CalendarAddress {
  [EntityName]?: 'CalendarAddress';

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Property({ type: 'text' })
  nonce!: string;

  @Property({ type: 'text' })
  secretHash!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;
}

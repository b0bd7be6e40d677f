import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

@Entity({ tableName: 'account_totp' })
export class AccountTotp {
  [EntityName]?: 'AccountTotp';

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Property({ type: 'blob' })
  secret!: Buffer;

  @Property({ type: 'bigint', defaultRaw: '0' })
  lastStep!: bigint;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;
}

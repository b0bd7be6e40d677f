import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Index, PrimaryKey } from '@mikro-orm/decorators/legacy';
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

@Entity({ tableName: 'recovery_code' })
@Index({ name: 'recovery_code_of_account', properties: ['accountId'] })
export class RecoveryCode {
  [EntityName]?: 'RecoveryCode';

  @PrimaryKey({ type: 'blob' })
  codeHash!: Buffer;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', deleteRule: 'cascade' })
  accountId!: string;
}

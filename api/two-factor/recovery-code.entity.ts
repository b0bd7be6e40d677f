import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

@Entity({ tableName: 'recovery_code' })
@Index({ name: 'recovery_code_of_account', properties: ['accountId'] })
export class RecoveryCode {
  [EntityName]?: 'RecoveryCode';

  @PrimaryKey({ type: 'blob' })
  codeHash!: Buffer;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', updateRule: 'no action', deleteRule: 'cascade' })
  accountId!: string;
}

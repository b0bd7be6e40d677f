import { EntityName } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';

@Entity({ tableName: 'update_setting' })
export class UpdateSetting {
  [EntityName]?: 'UpdateSetting';

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Enum({ items: ['AT_ONCE', 'DAILY', 'WEEKLY', 'NONE'], type: 'text' })
  mails!: 'AT_ONCE' | 'DAILY' | 'WEEKLY' | 'NONE';

  @Property({ type: 'boolean', defaultRaw: 'true' })
  documents!: boolean;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  chosenAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  digestedAt!: Date | null;
}

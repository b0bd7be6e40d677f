import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

@Entity({ tableName: 'account_shadow' })
@Index({ name: 'account_shadow_ends_at', properties: ['endsAt'] })
@Index({ name: 'account_shadow_of', properties: ['accountId'] })
@Index({ name: 'account_shadow_email', properties: ['emailKey'] })
@Unique({ name: 'account_shadow_username_skeleton_unique', properties: ['usernameSkeleton'] })
export class DecoyAccount {
  [EntityName]?: 'AccountShadow';

  @PrimaryKey({ type: 'text' })
  usernameKey!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', deleteRule: 'cascade' })
  accountId!: string;

  @Property({ type: 'text' })
  passwordHash!: string;

  @Property({ type: 'timestamptz' })
  endsAt!: Date;

  @Property({ type: 'text', nullable: true })
  usernameSkeleton!: string | null;

  @Property({ type: 'text' })
  emailKey!: string;
}

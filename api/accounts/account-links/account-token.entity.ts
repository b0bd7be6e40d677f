import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

const tokenPurposes = [
  'VERIFY_EMAIL',
  'RESET_PASSWORD',
  'CHANGE_EMAIL',
  'UNDO_EMAIL',
  'REQUEST_STATUS',
  'INVITATION',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

@Entity({ tableName: 'account_token' })
@Index({ name: 'account_token_of_account', properties: ['accountId', 'purpose'] })
@Index({
  name: 'account_token_carries',
  expression:
    'CREATE INDEX account_token_carries ON public.account_token USING btree (carries_key) WHERE (carries_key IS NOT NULL)',
})
export class AccountToken {
  [EntityName]?: 'AccountToken';

  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', deleteRule: 'cascade' })
  accountId!: string;

  @Enum({ items: [...tokenPurposes], type: 'text' })
  purpose!: TokenPurpose;

  @Property({ type: 'text' })
  emailKey!: string;

  @Property({ type: 'text', nullable: true })
  carries!: string | null;

  @Property({ type: 'text', nullable: true })
  carriesKey!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { TokenScope } from '#graphql/token-scopes.ts';
import { User } from '#api/accounts/users/user.entity.ts';

@Entity({ tableName: 'token' })
@Unique({ name: 'token_hash_unique', properties: ['secretHash'] })
@Index({ name: 'token_of_account', properties: ['accountId', 'createdAt'] })
@Index({ name: 'token_by_creation', properties: ['createdAt', 'id'] })
export class TokenRow {
  [EntityName]?: 'Token';

  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', deleteRule: 'cascade' })
  accountId!: string;

  @Property({ type: 'text' })
  name!: string;

  /** The beginning of the secret, by which its owner recognizes it. */
  @Property({ type: 'text' })
  prefix!: string;

  @Property({ type: 'blob' })
  secretHash!: Buffer;

  @Property({ type: 'text[]' })
  scopes!: TokenScope[];

  /** Address ranges in CIDR notation. Empty for all addresses. */
  @Property({ type: 'text[]' })
  ranges!: string[];

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt!: Date | null;

  /** The time at which the owner was mailed that the token will expire. */
  @Property({ type: 'timestamptz', nullable: true })
  remindedAt!: Date | null;
}

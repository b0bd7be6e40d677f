import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique, Enum } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

@Entity({ tableName: 'passkey' })
@Unique({ name: 'passkey_credential_id_unique', properties: ['credentialId'] })
@Index({ name: 'passkey_of_account', properties: ['accountId', 'createdAt'] })
export class PasskeyRow {
  [EntityName]?: 'Passkey';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', deleteRule: 'cascade' })
  accountId!: string;

  @Property({ type: 'blob' })
  credentialId!: Buffer;

  @Property({ type: 'blob' })
  publicKey!: Buffer;

  @Property({ type: 'bigint' })
  counter!: bigint;

  @Property({ type: 'text[]' })
  transports!: string[];

  @Property({ type: 'boolean' })
  synced!: boolean;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;
}

@Entity({ tableName: 'passkey_challenge' })
@Index({ name: 'passkey_challenge_by_end', properties: ['expiresAt'] })
export class PasskeyChallenge {
  [EntityName]?: 'PasskeyChallenge';

  [OptionalProps]?: 'expiresAt';

  @PrimaryKey({ type: 'blob' })
  challengeHash!: Buffer;

  @Enum({ items: ['ADD', 'SIGN_IN', 'CONFIRM'], type: 'text' })
  purpose!: 'ADD' | 'SIGN_IN' | 'CONFIRM';

  @Property({ type: 'text', nullable: true })
  sessionId!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: "(now() + '00:05:00'::interval)" })
  expiresAt!: Date;
}

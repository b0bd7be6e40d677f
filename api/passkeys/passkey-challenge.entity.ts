import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

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

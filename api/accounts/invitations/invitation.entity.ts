import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** The invitation of an account. Its link is an `AccountToken` with the purpose INVITATION. */
@Entity({ tableName: 'account_invitation' })
export class InvitationRow {
  [EntityName]?: 'AccountInvitation';

  [OptionalProps]?: 'sentAt' | 'acceptedAt';

  @OneToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'invited_by', nullable: true })
  invitedBy!: string | null;

  @Property({ type: 'text', nullable: true })
  message!: string | null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  sentAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  acceptedAt: Date | null = null;
}

import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';

/** A person who reads without a signature, and why. */
@Entity({ tableName: 'nda_exemption' })
export class NdaExemptionRow {
  [EntityName]?: 'NdaExemption';

  [OptionalProps]?: 'createdAt';

  @OneToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Property({ type: 'text' })
  reason!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'granted_by', nullable: true })
  grantedBy!: string | null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;
}

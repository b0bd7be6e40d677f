import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { NdaRow } from './nda.entity.ts';

@Entity({ tableName: 'nda_signature' })
@Index({
  name: 'nda_signature_by_time',
  properties: ['signedAt', 'id'],
  columns: [
    { name: 'signedAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Unique({ name: 'nda_signature_nda_id_account_id_key', properties: ['ndaId', 'accountId'] })
@Index({ name: 'nda_signature_of_account', properties: ['accountId'] })
export class NdaSignatureRow {
  [EntityName]?: 'NdaSignature';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => NdaRow, { mapToPk: true, fieldName: 'nda_id', deleteRule: 'no action' })
  ndaId!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', nullable: true })
  accountId!: string | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  company!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'timestamptz', length: 3 })
  signedAt!: Date;

  @Property({ type: 'text' })
  certificate!: string;
}

import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { DocumentRow } from './document.entity.ts';

@Entity({ tableName: 'document_access_request' })
@Index({ name: 'document_access_request_of_account', properties: ['accountId'] })
export class DocumentAccessRequest {
  [EntityName]?: 'DocumentAccessRequest';

  @ManyToOne(() => DocumentRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'document_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  documentId!: string;

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;
}

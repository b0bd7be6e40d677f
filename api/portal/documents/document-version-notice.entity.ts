import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { DocumentRow } from './document.entity.ts';

/** An email that names this version of a document was sent to the account. */
@Entity({ tableName: 'document_version_notice' })
@Index({ name: 'document_version_notice_of_account', properties: ['accountId'] })
export class DocumentVersionNotice {
  [EntityName]?: 'DocumentVersionNotice';

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

  @PrimaryKey({ type: 'integer' })
  number!: number;
}

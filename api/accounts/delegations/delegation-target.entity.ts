import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { DelegationRow } from './delegation.entity.ts';
import { DocumentRow } from '#api/portal/documents/document.entity.ts';
import { FolderRow } from '#api/portal/documents/folder.entity.ts';

@Entity({ tableName: 'delegation_target' })
@Index({ name: 'delegation_target_of_document', properties: ['documentId'] })
@Index({ name: 'delegation_target_of_folder', properties: ['folderId'] })
@Check({ name: 'delegation_target_check', expression: 'num_nonnulls(folder_id, document_id) = 1' })
export class DelegationTarget {
  [EntityName]?: 'DelegationTarget';

  [OptionalProps]?: 'target';

  @ManyToOne(() => DelegationRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'delegation_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  delegationId!: string;

  @ManyToOne(() => FolderRow, { mapToPk: true, fieldName: 'folder_id', nullable: true, deleteRule: 'cascade' })
  folderId!: string | null;

  @ManyToOne(() => DocumentRow, { mapToPk: true, fieldName: 'document_id', nullable: true, deleteRule: 'cascade' })
  documentId!: string | null;

  @PrimaryKey({ type: 'text', generated: 'COALESCE(folder_id, document_id) stored' })
  target!: string;
}

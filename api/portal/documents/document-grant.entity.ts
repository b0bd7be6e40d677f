import { EntityName } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { DocumentRow } from './document.entity.ts';
import { FolderRow } from './folder.entity.ts';
import { Group } from '#api/accounts/groups/group.entity.ts';

@Entity({ tableName: 'document_grant' })
@Index({ name: 'document_grant_of_holder', properties: ['holder'] })
@Index({ name: 'document_grant_that_ends', properties: ['endsAt'], where: 'ends_at IS NOT NULL' })
@Check({ name: 'document_grant_check', expression: 'num_nonnulls(folder_id, document_id) = 1' })
@Check({ name: 'document_grant_check1', expression: 'num_nonnulls(group_id, account_id) = 1' })
@Check({ name: 'document_grant_level_check', expression: '(level >= 0) AND (level <= 3)' })
export class DocumentGrant {
  [EntityName]?: 'DocumentGrant';

  @ManyToOne(() => FolderRow, { mapToPk: true, fieldName: 'folder_id', nullable: true, deleteRule: 'cascade' })
  folderId!: string | null;

  @ManyToOne(() => DocumentRow, { mapToPk: true, fieldName: 'document_id', nullable: true, deleteRule: 'cascade' })
  documentId!: string | null;

  @ManyToOne(() => Group, { mapToPk: true, fieldName: 'group_id', nullable: true, deleteRule: 'cascade' })
  groupId!: string | null;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', nullable: true, deleteRule: 'cascade' })
  accountId!: string | null;

  @Property({ type: 'smallint' })
  level!: number;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  grantedAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endsAt!: Date | null;

  @PrimaryKey({ type: 'text', generated: 'COALESCE(folder_id, document_id) stored' })
  target!: string;

  @PrimaryKey({ type: 'text', generated: 'COALESCE(group_id, account_id) stored' })
  holder!: string;
}

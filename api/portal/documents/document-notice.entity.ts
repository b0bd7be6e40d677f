import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { Group } from '#api/accounts/groups/group.entity.ts';
import { DocumentRow } from './document.entity.ts';

@Entity({ tableName: 'document_notice' })
@Index({ name: 'document_notice_of_document', properties: ['documentId'] })
@Index({
  name: 'document_notice_open',
  properties: ['id'],
  where: 'is_open',
})
export class DocumentNotice {
  [EntityName]?: 'DocumentNotice';

  @PrimaryKey({ type: 'integer', generated: 'identity', autoincrement: true })
  id!: number;

  @ManyToOne(() => DocumentRow, { mapToPk: true, fieldName: 'document_id', deleteRule: 'cascade' })
  documentId!: string;

  @ManyToOne(() => Group, { mapToPk: true, fieldName: 'group_id', nullable: true, deleteRule: 'cascade' })
  groupId!: string | null;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', nullable: true, deleteRule: 'cascade' })
  accountId!: string | null;

  /** The version that corrects others, of which only the people who knew those are notified. Null for other notices. */
  @Property({ type: 'integer', nullable: true })
  correction!: number | null;

  @Property({ type: 'boolean', defaultRaw: 'true' })
  isOpen!: boolean;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;
}

@Entity({ tableName: 'document_notice_reader' })
export class DocumentNoticeReader {
  [EntityName]?: 'DocumentNoticeReader';

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Property({ type: 'integer' })
  noticeId!: number;
}

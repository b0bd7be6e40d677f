import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Finding } from '../uploads/upload.finding.service.ts';
import { User } from '#api/accounts/users/user.entity.ts';
import { DocumentRow } from './document.entity.ts';

@Entity({ tableName: 'document_version' })
@Index({
  name: 'document_version_by_time',
  expression: 'create index document_version_by_time on document_version (created_at desc, document_id desc)',
})
@Check({ name: 'document_version_number_check', expression: 'number > 0' })
@Check({ name: 'document_version_pages_check', expression: 'pages > 0' })
@Check({ name: 'document_version_sha256_check', expression: "sha256 ~ '^[0-9a-f]{64}$'::text" })
@Check({ name: 'document_version_size_check', expression: 'size > 0' })
export class DocumentVersionRow {
  [EntityName]?: 'DocumentVersion';

  [OptionalProps]?: 'createdAt' | 'restoredFrom' | 'deletedAt' | 'findings' | 'pageLabels';

  @ManyToOne(() => DocumentRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'document_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  documentId!: string;

  @PrimaryKey({ type: 'integer' })
  number!: number;

  /** Versions with the same file have the same key. */
  @Property({ type: 'text' })
  storageKey!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  type!: string;

  @Property({ type: 'integer' })
  size!: number;

  @Property({ type: 'text' })
  sha256!: string;

  @Property({ type: 'integer', nullable: true })
  pages!: number | null;

  /** Null until the file is inspected. */
  @Property({ type: 'json', nullable: true })
  findings!: Finding[] | null;

  /** What is printed on each page. Null if it is the number of the page. */
  @Property({ type: 'json', nullable: true })
  pageLabels!: string[] | null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'created_by', nullable: true })
  createdBy!: string | null;

  /** The version that became current again as this one. Null for an uploaded file. */
  @Property({ type: 'integer', nullable: true })
  restoredFrom!: number | null;

  /** The time at which its file was deleted. The row stays, because the access log names the version. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  deletedAt!: Date | null;
}

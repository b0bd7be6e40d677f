import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import type { Finding } from './upload.finding.service.ts';
import { newUploadId } from './upload.type.ts';

@Entity({ tableName: 'upload' })
@Index({ name: 'upload_by_age', properties: ['createdAt'], columns: [{ name: 'createdAt', sort: 'DESC' }] })
@Unique({ name: 'upload_storage_key_key', properties: ['storageKey'] })
@Index({ name: 'upload_waiting', properties: ['examineAt'], where: "status = 'QUARANTINED'::text" })
@Check({ name: 'upload_check', expression: "(refusal IS NOT NULL) = (status = 'REFUSED'::text)" })
@Check({ name: 'upload_pages_check', expression: 'pages > 0' })
@Check({ name: 'upload_sha256_check', expression: "sha256 ~ '^[0-9a-f]{64}$'::text" })
@Check({ name: 'upload_size_check', expression: 'size > 0' })
export class UploadRow {
  [EntityName]?: 'Upload';

  [OptionalProps]?: 'id' | 'createdAt' | 'examineAt' | 'findings' | 'pageLabels';

  @PrimaryKey({ type: 'text' })
  id: string = newUploadId();

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

  @Enum({ items: ['QUARANTINED', 'CLEAN', 'REFUSED'], type: 'text' })
  status!: 'QUARANTINED' | 'CLEAN' | 'REFUSED';

  @Property({ type: 'text', nullable: true })
  refusal!: string | null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'created_by', nullable: true })
  createdBy!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: "(now() + '00:05:00'::interval)" })
  examineAt!: Date;
}

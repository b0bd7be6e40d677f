import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { FolderRow } from './folder.entity.ts';
import { newDocumentId } from './document.type.ts';

@Entity({ tableName: 'document' })
@Index({ name: 'document_of_folder', properties: ['folderId'] })
@Check({ name: 'document_version_check', expression: 'version > 0' })
export class DocumentRow {
  [EntityName]?: 'Document';

  [OptionalProps]?: 'id' | 'summary' | 'createdAt' | 'updatedAt' | 'pinnedAt' | 'editVersion' | 'hasCleanDownloads';

  @PrimaryKey({ type: 'text' })
  id: string = newDocumentId();

  @ManyToOne(() => FolderRow, { mapToPk: true, fieldName: 'folder_id', nullable: true, deleteRule: 'no action' })
  folderId!: string | null;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', defaultRaw: "''" })
  summary!: string;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  pinnedAt!: Date | null;

  @Property({ type: 'integer', defaultRaw: '1' })
  editVersion: number = 1;

  /** Whether downloads of a PDF are without its comments and metadata. */
  @Property({ type: 'boolean', defaultRaw: 'true' })
  hasCleanDownloads: boolean = true;
}

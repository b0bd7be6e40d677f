import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newFolderId } from './folder.type.ts';

@Entity({ tableName: 'folder' })
@Index({ name: 'folder_of_parent', properties: ['parentId'] })
@Check({ name: 'folder_check', expression: 'parent_id <> id' })
export class FolderRow {
  [EntityName]?: 'Folder';

  [OptionalProps]?: 'id' | 'createdAt' | 'updatedAt' | 'version';

  @PrimaryKey({ type: 'text' })
  id: string = newFolderId();

  @ManyToOne(() => FolderRow, { mapToPk: true, fieldName: 'parent_id', nullable: true, deleteRule: 'no action' })
  parentId!: string | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;

  @Property({ type: 'integer', defaultRaw: '1' })
  version: number = 1;
}

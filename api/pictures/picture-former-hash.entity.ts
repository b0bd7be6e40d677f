import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Picture } from './picture.entity.ts';

/** The hash of files that a picture had before they were replaced. */
@Entity({ tableName: 'picture_former_hash' })
@Index({ name: 'picture_former_hash_of_picture', properties: ['pictureId'] })
export class PictureFormerHash {
  [EntityName]?: 'PictureFormerHash';

  @PrimaryKey({ type: 'text' })
  hash!: string;

  @ManyToOne(() => Picture, {
    mapToPk: true,
    fieldName: 'picture_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  pictureId!: string;
}

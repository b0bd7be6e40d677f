import { EntityName } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'picture_use' })
@Index({ name: 'picture_use_of_owner', properties: ['ownerId'] })
export class PictureUseRow {
  [EntityName]?: 'PictureUse';

  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Enum({ items: ['ARTICLE', 'CASE_STUDY'], type: 'text', primary: true })
  kind!: 'ARTICLE' | 'CASE_STUDY';

  @PrimaryKey({ type: 'text' })
  ownerId!: string;
}

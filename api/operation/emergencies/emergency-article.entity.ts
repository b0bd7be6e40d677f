import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Article } from '#api/content/articles/article.entity.ts';

@Entity({ tableName: 'emergency_article' })
@Index({
  name: 'emergency_article_by_date',
  properties: ['publishedAt', 'id'],
  columns: [
    { name: 'publishedAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Unique({
  name: 'emergency_article_in_force',
  expression:
    'CREATE UNIQUE INDEX emergency_article_in_force ON public.emergency_article USING btree ((true)) WHERE (ended_at IS NULL)',
})
@Index({ name: 'emergency_article_of_article', properties: ['articleId'] })
export class EmergencyArticle {
  [EntityName]?: 'EmergencyArticle';

  [OptionalProps]?: 'publishedAt' | 'replaced';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => Article, { mapToPk: true, fieldName: 'article_id', nullable: true })
  articleId!: string | null;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'boolean' })
  banner!: boolean;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  publishedAt!: Date;

  @Property({ type: 'text' })
  publishedBy!: string;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  endedBy!: string | null;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  replaced!: boolean;
}

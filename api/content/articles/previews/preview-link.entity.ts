import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { makeIdFactory } from '#api/platform/node.ts';
import { User } from '#api/accounts/users/user.entity.ts';
import { Article } from '../article.entity.ts';

const newPreviewLinkId = makeIdFactory('prv', 'PreviewLink');

/** A link with which anyone reads the draft of an article. A row is deleted when its link ends or is revoked, and when
 * its creator can no longer edit. */
@Entity({ tableName: 'article_preview_link' })
@Unique({ name: 'article_preview_link_token', properties: ['tokenHash'] })
@Index({ name: 'article_preview_link_of_article', properties: ['articleId'] })
export class PreviewLinkRow {
  [EntityName]?: 'ArticlePreviewLink';

  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'text' })
  id: string = newPreviewLinkId();

  /** The secret itself is only in the link. */
  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne(() => Article, { mapToPk: true, fieldName: 'article_id', deleteRule: 'cascade' })
  articleId!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', nullable: true })
  accountId!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

import type { Policy } from '../platform/authorize.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import { type Article, ArticleStatus } from './article.entity.ts';

export type ArticleAction = 'create' | 'update' | 'publish' | 'unpublish' | 'delete' | 'restore' | 'deletePermanently';

/** The statuses a viewer may read: this list is the WHERE clause of every query on articles. */
export const visibleTo = (viewer: Viewer): ArticleStatus[] =>
  isAdmin(viewer) ? Object.values(ArticleStatus) : [ArticleStatus.PUBLISHED];

export const articlePolicy: Policy<ArticleAction, Article> = {
  canSee: (viewer, article) => visibleTo(viewer).includes(article.status),
  can: (viewer) => isAdmin(viewer),
};

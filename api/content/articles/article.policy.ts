import type { Policy } from '#api/platform/authorize.ts';
import { isEditor, type Viewer } from '#api/platform/viewer.ts';
import { type ArticlePermissions, type Article, ArticleStatus } from './article.entity.ts';

export type ArticleAction = 'create' | 'update' | 'publish' | 'unpublish' | 'delete' | 'restore' | 'deletePermanently';

/** The statuses that a viewer can read. This list is the WHERE clause of every query on articles. */
export const listVisibleStatuses = (viewer: Viewer): ArticleStatus[] =>
  isEditor(viewer) ? Object.values(ArticleStatus) : [ArticleStatus.PUBLISHED];

export const articlePolicy: Policy<ArticleAction, Article> = {
  canSee: (viewer, article) => listVisibleStatuses(viewer).includes(article.status),
  can: (viewer) => isEditor(viewer),
};

/** The actions that the viewer can take on a visible article in its current status. */
export function getArticlePermissions(
  viewer: Viewer,
  { status, deletedAt }: Pick<Article, 'status' | 'deletedAt'>,
): ArticlePermissions {
  const can = (action: ArticleAction) => articlePolicy.can(viewer, action, null);
  const isTrashed = deletedAt !== null;
  return {
    update: can('update') && !isTrashed,
    publish: can('publish') && !isTrashed,
    unpublish: can('unpublish') && status !== ArticleStatus.DRAFT,
    delete: can('delete') && !isTrashed,
    restore: can('restore') && isTrashed,
    deletePermanently: can('deletePermanently') && isTrashed,
  };
}

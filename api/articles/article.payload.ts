import { ID } from 'type-graphql';
import { createPayload } from '../platform/graphql/mutation-types.ts';
import { ArticleLock } from './locks/article-lock.entity.ts';
import { Article } from './article.entity.ts';

export const CreateArticlePayload = createPayload('createArticle', {
  article: { type: () => Article, description: 'The new article.' },
});

export const UpdateArticlePayload = createPayload('updateArticle', {
  article: { type: () => Article, description: 'The article after the change.' },
});

export const SaveArticleDraftPayload = createPayload('saveArticleDraft', {
  article: { type: () => Article, description: 'The article with its draft.' },
});

export const DiscardArticleDraftPayload = createPayload('discardArticleDraft', {
  article: { type: () => Article, description: 'The article without a draft.' },
});

export const PublishArticlePayload = createPayload('publishArticle', {
  article: { type: () => Article, description: 'The published or scheduled article.' },
});

export const UnpublishArticlePayload = createPayload('unpublishArticle', {
  article: { type: () => Article, description: 'The article, with the status DRAFT.' },
});

export const ScheduleArticleUnpublishPayload = createPayload('scheduleArticleUnpublish', {
  article: { type: () => Article, description: 'The article after the change.' },
});

export const UnscheduleArticleDraftPayload = createPayload('unscheduleArticleDraft', {
  article: { type: () => Article, description: 'The article with its draft.' },
});

export const DeleteArticlePayload = createPayload('deleteArticle', {
  article: { type: () => Article, description: 'The article in the trash.' },
  deletedArticleId: { type: () => ID, description: 'The id of the deleted article.' },
});

export const RestoreArticlePayload = createPayload('restoreArticle', {
  article: { type: () => Article, description: 'The restored article, with the status DRAFT.' },
});

export const DeleteArticlePermanentlyPayload = createPayload('deleteArticlePermanently', {
  deletedArticleId: { type: () => ID, description: 'The id of the deleted article.' },
});

export const LockArticlePayload = createPayload('lockArticle', {
  articleLock: { type: () => ArticleLock, description: 'The lock as it is now, of this tab or of another.' },
});

export const UnlockArticlePayload = createPayload('unlockArticle', {
  success: {
    type: () => Boolean,
    description: 'True if the tab held the lock. False if another tab holds it or none.',
  },
});

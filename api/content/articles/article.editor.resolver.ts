import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { Author, Article } from './article.entity.ts';
import { listAuthors } from './article.read.service.ts';
import { ArticleIssue } from './article-issue.type.ts';
import { ArticlePreview, ArticleVersionConnection } from './drafts/article-version.type.ts';
import { checkArticle } from './article.issues.service.ts';
import { discardArticleDraft, saveArticleDraft } from './drafts/article.drafts.service.ts';
import { ArticleVersionsArgs, PreviewArgs } from './article.filter.ts';
import {
  ArticleTextInput,
  DeleteArticlePermanentlyInput,
  DiscardArticleDraftInput,
  LockArticleInput,
  RestoreArticleInput,
  SaveArticleDraftInput,
  ScheduleArticleUnpublishInput,
  UnlockArticleInput,
  UnscheduleArticleDraftInput,
} from './article.input.ts';
import { lockArticle, unlockArticle } from './locks/article.locks.service.ts';
import { cancelSchedule, scheduleArticleUnpublish } from './article.publish.service.ts';
import { deleteArticlePermanently, restoreArticle } from './article.trash.service.ts';
import { listVersions, previewArticle } from './drafts/article.versions.service.ts';
import { ArticleLock } from './locks/article-lock.entity.ts';

/** The operations of the article editor, beyond those of article.resolver.ts. */
@Resolver()
export class ArticleEditorResolver {
  @Access('editor', { scope: 'CONTENT_READ' })
  @Query(() => ArticleVersionConnection, {
    description: 'The saved versions of an article, newest first, at most 100 in all. For editors and administrators.',
  })
  articleVersions(@Ctx() context: Context, @Args(() => ArticleVersionsArgs) args: ArticleVersionsArgs) {
    return listVersions(context, args);
  }

  @Access('editor', { scope: 'CONTENT_READ' })
  @Query(() => ArticlePreview, {
    description: 'Renders a Markdown text without saving it. For editors and administrators.',
  })
  previewArticle(@Ctx() context: Context, @Args(() => PreviewArgs) { body }: PreviewArgs) {
    return previewArticle(context, body);
  }

  @Access('editor', { scope: 'CONTENT_READ' })
  @Query(() => [Author], {
    description:
      'The authors of articles, at most 100: those of the newest changes first. For editors and administrators.',
  })
  articleAuthors(@Ctx() context: Context) {
    return listAuthors(context);
  }

  @Access('editor', { scope: 'CONTENT_READ' })
  @Query(() => [ArticleIssue], {
    description:
      'The issues that the publishing check finds in an article, errors first. The check saves nothing and contacts no other host. For editors and administrators.',
  })
  articleChecks(
    @Ctx() context: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The id of the article. Null for a new article.' })
    id?: string | null,
    @Arg('input', () => ArticleTextInput, { nullable: true, description: 'Changes that are not saved yet.' })
    input?: ArticleTextInput | null,
  ) {
    return checkArticle(context, id ?? null, input ?? null);
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => SaveArticleDraftPayload, {
    description:
      'Saves changes of a published or scheduled article as its draft, which readers do not see. If the article itself is a draft, changes the article. For editors and administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the slug is taken or a newer version exists.',
  })
  async saveArticleDraft(
    @Ctx() context: Context,
    @Arg('input', () => SaveArticleDraftInput) input: SaveArticleDraftInput,
  ) {
    return { article: await saveArticleDraft(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => DiscardArticleDraftPayload, {
    description:
      'Deletes the draft of a published or scheduled article. Its text stays in the history. If an earlier version of the draft is scheduled, that version is the draft again; if the draft itself is scheduled, the schedule ends. For editors and administrators. Errors: NOT_FOUND.',
  })
  async discardArticleDraft(@Ctx() context: Context, @Arg('input', () => DiscardArticleDraftInput) { id }: IdInput) {
    return { article: await discardArticleDraft(context, id) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => UnscheduleArticleDraftPayload, {
    description:
      'Cancels the scheduled publication of an article, which becomes a draft without a time of unpublishing, or of the changes of a published article, which stay its draft. Never takes a published article offline. For editors and administrators. Errors: NOT_FOUND; CONFLICT if the article is published and none of its changes are scheduled, for example because the time has passed.',
  })
  async unscheduleArticleDraft(
    @Ctx() context: Context,
    @Arg('input', () => UnscheduleArticleDraftInput) { id }: IdInput,
  ) {
    return { article: await cancelSchedule(context, id) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => LockArticlePayload, {
    description:
      'Locks an article for editing in one tab, for two minutes; send it again to renew the lock. If another tab holds the lock, returns that lock. For editors and administrators. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async lockArticle(@Ctx() context: Context, @Arg('input', () => LockArticleInput) input: LockArticleInput) {
    return { articleLock: await lockArticle(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => UnlockArticlePayload, {
    description: 'Releases the lock that a tab holds. For editors and administrators. Errors: BAD_USER_INPUT.',
  })
  async unlockArticle(@Ctx() context: Context, @Arg('input', () => UnlockArticleInput) input: UnlockArticleInput) {
    return { success: await unlockArticle(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => ScheduleArticleUnpublishPayload, {
    description:
      'Schedules the return of a published or scheduled article to draft, or cancels it. For editors and administrators. Errors: BAD_USER_INPUT if the time is in the past or before publication, NOT_FOUND.',
  })
  async scheduleArticleUnpublish(
    @Ctx() context: Context,
    @Arg('input', () => ScheduleArticleUnpublishInput) { id, at }: ScheduleArticleUnpublishInput,
  ) {
    return { article: await scheduleArticleUnpublish(context, id, at ?? null) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => RestoreArticlePayload, {
    description:
      'Restores an article from the trash as a draft. It gets a new slug if another article has taken its own. For editors and administrators. Errors: NOT_FOUND if the article is not in the trash.',
  })
  async restoreArticle(@Ctx() context: Context, @Arg('input', () => RestoreArticleInput) { id }: IdInput) {
    return { article: await restoreArticle(context, id) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => DeleteArticlePermanentlyPayload, {
    description:
      'Deletes an article in the trash with its history. For editors and administrators. Errors: NOT_FOUND if the article is not in the trash.',
  })
  async deleteArticlePermanently(
    @Ctx() context: Context,
    @Arg('input', () => DeleteArticlePermanentlyInput) { id }: IdInput,
  ) {
    await deleteArticlePermanently(context, id);
    return { deletedArticleId: id };
  }
}

const SaveArticleDraftPayload = createPayload('saveArticleDraft', {
  article: { type: () => Article, description: 'The article with its draft.' },
});

const DiscardArticleDraftPayload = createPayload('discardArticleDraft', {
  article: { type: () => Article, description: 'The article without a draft.' },
});

const ScheduleArticleUnpublishPayload = createPayload('scheduleArticleUnpublish', {
  article: { type: () => Article, description: 'The article after the change.' },
});

const UnscheduleArticleDraftPayload = createPayload('unscheduleArticleDraft', {
  article: { type: () => Article, description: 'The article without the schedule.' },
});

const RestoreArticlePayload = createPayload('restoreArticle', {
  article: { type: () => Article, description: 'The restored article, with the status DRAFT.' },
});

const DeleteArticlePermanentlyPayload = createPayload('deleteArticlePermanently', {
  deletedArticleId: { type: () => ID, description: 'The id of the deleted article.' },
});

const LockArticlePayload = createPayload('lockArticle', {
  articleLock: { type: () => ArticleLock, description: 'The lock as it is now, of this tab or of another.' },
});

const UnlockArticlePayload = createPayload('unlockArticle', {
  success: {
    type: () => Boolean,
    description: 'True if the tab held the lock. False if another tab holds it or none.',
  },
});

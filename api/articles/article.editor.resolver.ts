import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import type { IdInput } from '../platform/graphql/mutation-types.ts';
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
} from './article.input.ts';
import { lockArticle, unlockArticle } from './locks/article.locks.service.ts';
import {
  DeleteArticlePermanentlyPayload,
  DiscardArticleDraftPayload,
  LockArticlePayload,
  RestoreArticlePayload,
  SaveArticleDraftPayload,
  ScheduleArticleUnpublishPayload,
  UnlockArticlePayload,
} from './article.payload.ts';
import { scheduleArticleUnpublish } from './article.publish.service.ts';
import { deleteArticlePermanently, restoreArticle } from './article.trash.service.ts';
import { listVersions, previewArticle } from './drafts/article.versions.service.ts';

/** The operations of the article editor, beyond those of article.resolver.ts. */
@Resolver()
export class ArticleEditorResolver {
  @Access('admin')
  @Query(() => ArticleVersionConnection, {
    description: 'The saved versions of an article, newest first, at most 100 in all. For administrators.',
  })
  articleVersions(@Ctx() context: Context, @Args(() => ArticleVersionsArgs) args: ArticleVersionsArgs) {
    return listVersions(context, args);
  }

  @Access('admin')
  @Query(() => ArticlePreview, { description: 'Renders a Markdown text without saving it. For administrators.' })
  previewArticle(@Ctx() context: Context, @Args(() => PreviewArgs) { body }: PreviewArgs) {
    return previewArticle(context, body);
  }

  @Access('admin')
  @Query(() => [ArticleIssue], {
    description:
      'The issues that the publishing check finds in an article, errors first. The check saves nothing and contacts no other host. For administrators.',
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

  @Access('admin')
  @Mutation(() => SaveArticleDraftPayload, {
    description:
      'Saves changes of a published or scheduled article as its draft, which readers do not see. If the article itself is a draft, changes the article. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the slug is taken or a newer version exists.',
  })
  async saveArticleDraft(
    @Ctx() context: Context,
    @Arg('input', () => SaveArticleDraftInput) input: SaveArticleDraftInput,
  ) {
    return { article: await saveArticleDraft(context, input) };
  }

  @Access('admin')
  @Mutation(() => DiscardArticleDraftPayload, {
    description:
      'Deletes the draft of a published or scheduled article. Its text stays in the history. For administrators. Errors: NOT_FOUND.',
  })
  async discardArticleDraft(@Ctx() context: Context, @Arg('input', () => DiscardArticleDraftInput) { id }: IdInput) {
    return { article: await discardArticleDraft(context, id) };
  }

  @Access('admin')
  @Mutation(() => LockArticlePayload, {
    description:
      'Locks an article for editing in one tab, for two minutes; send it again to renew the lock. If another tab holds the lock, returns that lock. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async lockArticle(@Ctx() context: Context, @Arg('input', () => LockArticleInput) input: LockArticleInput) {
    return { articleLock: await lockArticle(context, input) };
  }

  @Access('admin')
  @Mutation(() => UnlockArticlePayload, {
    description: 'Releases the lock that a tab holds. For administrators. Errors: BAD_USER_INPUT.',
  })
  async unlockArticle(@Ctx() context: Context, @Arg('input', () => UnlockArticleInput) input: UnlockArticleInput) {
    return { success: await unlockArticle(context, input) };
  }

  @Access('admin')
  @Mutation(() => ScheduleArticleUnpublishPayload, {
    description:
      'Schedules the return of a published or scheduled article to draft, or cancels it. For administrators. Errors: BAD_USER_INPUT if the time is in the past or before publication, NOT_FOUND.',
  })
  async scheduleArticleUnpublish(
    @Ctx() context: Context,
    @Arg('input', () => ScheduleArticleUnpublishInput) { id, at }: ScheduleArticleUnpublishInput,
  ) {
    return { article: await scheduleArticleUnpublish(context, id, at ?? null) };
  }

  @Access('admin')
  @Mutation(() => RestoreArticlePayload, {
    description:
      'Restores an article from the trash as a draft. It gets a new slug if another article has taken its own. For administrators. Errors: NOT_FOUND if the article is not in the trash.',
  })
  async restoreArticle(@Ctx() context: Context, @Arg('input', () => RestoreArticleInput) { id }: IdInput) {
    return { article: await restoreArticle(context, id) };
  }

  @Access('admin')
  @Mutation(() => DeleteArticlePermanentlyPayload, {
    description:
      'Deletes an article in the trash with its history. For administrators. Errors: NOT_FOUND if the article is not in the trash.',
  })
  async deleteArticlePermanently(
    @Ctx() context: Context,
    @Arg('input', () => DeleteArticlePermanentlyInput) { id }: IdInput,
  ) {
    await deleteArticlePermanently(context, id);
    return { deletedArticleId: id };
  }
}

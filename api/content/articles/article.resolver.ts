import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, ID, Int } from 'type-graphql';
import { ShownPicture } from '../pictures/picture.entity.ts';
import { findShownPicture } from '../pictures/picture.read.service.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { type IdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { ArticleDraft, ScheduledChanges } from './drafts/article-version.type.ts';
import { ArticlePermissions, Article, Author } from './article.entity.ts';
import { readScheduledChanges } from './drafts/article.changes.service.ts';
import { readDraft } from './drafts/article.drafts.service.ts';
import { ArticlesArgs, RelatedArgs } from './article.filter.ts';
import {
  CreateArticleInput,
  DeleteArticleInput,
  PublishArticleInput,
  UnpublishArticleInput,
  UpdateArticleInput,
} from './article.input.ts';
import { getArticlePermissions } from './article.policy.ts';
import { unpublishArticle } from './article.publish.service.ts';
import { publishArticle, updateCheckedArticle } from './drafts/article.publish-draft.service.ts';
import type { ArticleRow } from './article.query.ts';
import {
  listArticles,
  loadText,
  readArticle,
  readUnpublishAt,
  countArticles,
  readRelatedArticles,
} from './article.read.service.ts';
import { createArticle } from './article.service.ts';
import { deleteArticle } from './article.trash.service.ts';
import { Category } from '../categories/category.entity.ts';

const ArticleConnection = createConnectionType(Article, 'Article');

@Resolver(() => Article)
export class ArticleResolver {
  @Access('public', { scope: 'CONTENT_READ', sameForMembers: true })
  @Query(() => ArticleConnection, { description: 'The articles that the viewer can read, newest first.' })
  articles(@Ctx() context: Context, @Args(() => ArticlesArgs) args: ArticlesArgs) {
    return listArticles(context, args);
  }

  @Access('public', { scope: 'CONTENT_READ', sameForMembers: true })
  @Query(() => Article, {
    nullable: true,
    description: 'The article with the given current or former slug. Null if there is none that the viewer can read.',
  })
  article(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The slug of the article.' }) slug: string,
  ) {
    return readArticle(context, slug);
  }

  @FieldResolver(() => Author, { description: 'The author of the article.' })
  author(@Root() article: ArticleRow): Author {
    return { name: article.authorName };
  }

  @FieldResolver(() => ShownPicture, {
    nullable: true,
    description: 'The cover picture with its sizes. Null if there is no cover.',
  })
  coverPicture(@Ctx() context: Context, @Root() article: ArticleRow) {
    return findShownPicture(context, article.cover);
  }

  @FieldResolver(() => ArticleDraft, {
    nullable: true,
    description:
      'The draft with unpublished changes. Null if there is none, and for everyone but editors and administrators.',
  })
  draft(@Ctx() context: Context, @Root() article: ArticleRow) {
    return readDraft(context, article.id);
  }

  @FieldResolver(() => ScheduledChanges, {
    nullable: true,
    description:
      'The changes that become the public text at a given time. Null if there are none, and for everyone but editors and administrators.',
  })
  scheduledChanges(@Ctx() context: Context, @Root() article: ArticleRow) {
    return readScheduledChanges(context, article.id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'The date and time at which the article returns to draft. Null if this is not scheduled, and for everyone but editors and administrators.',
  })
  unpublishAt(@Ctx() { viewer }: Context, @Root() article: ArticleRow) {
    return readUnpublishAt(viewer, article);
  }

  @FieldResolver(() => [Article], {
    description:
      'Articles to read next, at most 12: those of the same category first, then the newest. This field cannot be nested in itself.',
  })
  related(@Ctx() context: Context, @Root() article: ArticleRow, @Args(() => RelatedArgs) { first }: RelatedArgs) {
    return load(context, readRelatedArticles, { article, first });
  }

  @FieldResolver(() => ArticlePermissions, { description: 'The actions that the viewer can take on the article now.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() article: ArticleRow) {
    return getArticlePermissions(viewer, article);
  }

  // An inherited field gets its description here.
  @FieldResolver(() => String, {
    nullable: true,
    description: 'One or two sentences for lists and search engines, at most 300 characters. Null if there are none.',
  })
  summary(@Root() { summary }: ArticleRow) {
    return summary || null;
  }

  @FieldResolver()
  body(@Ctx() context: Context, @Root() article: ArticleRow) {
    return article.body ?? loadText(context, article, 'body');
  }

  @FieldResolver()
  bodyHtml(@Ctx() context: Context, @Root() article: ArticleRow) {
    return article.bodyHtml ?? loadText(context, article, 'bodyHtml');
  }

  @FieldResolver()
  bodyTree(@Ctx() context: Context, @Root() article: ArticleRow) {
    return article.bodyTree ?? loadText(context, article, 'bodyTree');
  }

  @Access('editor', { scope: 'CONTENT_WRITE', creates: true, confirms: false })
  @Mutation(() => CreateArticlePayload, {
    description:
      'Creates an article with the status DRAFT. For editors and administrators. Errors: BAD_USER_INPUT, CONFLICT if the slug is taken.',
  })
  async createArticle(@Ctx() context: Context, @Arg('input', () => CreateArticleInput) input: CreateArticleInput) {
    return { article: await createArticle(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => UpdateArticlePayload, {
    description:
      'Changes the given fields of an article at once, without a draft. For editors and administrators. Errors: BAD_USER_INPUT, also if the publishing check of a published or scheduled article reports errors and overrideReason is absent; NOT_FOUND; CONFLICT if the slug is taken or a newer version exists.',
  })
  async updateArticle(@Ctx() context: Context, @Arg('input', () => UpdateArticleInput) input: UpdateArticleInput) {
    return { article: await updateCheckedArticle(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => PublishArticlePayload, {
    description:
      'Publishes an article now or schedules it. If the article has a draft, publishes the draft. If a published article has a draft and `at` is in the future, its present text stays public until then: `scheduledChanges` has the time, and the publishing check runs again at that time. A published article without a draft that is scheduled is not public until then. For editors and administrators. Errors: BAD_USER_INPUT, also if the publishing check reports errors and overrideReason is absent (extensions.issues lists them); NOT_FOUND; CONFLICT if a newer version exists, the article is not as expectedStatus says, the slug of the draft is taken, or the time is after the scheduled unpublishing.',
  })
  async publishArticle(@Ctx() context: Context, @Arg('input', () => PublishArticleInput) input: PublishArticleInput) {
    return { article: await publishArticle(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => UnpublishArticlePayload, {
    description:
      'Returns a published or scheduled article to the status DRAFT. For editors and administrators. Errors: NOT_FOUND.',
  })
  async unpublishArticle(@Ctx() context: Context, @Arg('input', () => UnpublishArticleInput) { id }: IdInput) {
    return { article: await unpublishArticle(context, id) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => DeleteArticlePayload, {
    description:
      'Moves an article to the trash, which keeps it for 30 days. For editors and administrators. Errors: NOT_FOUND.',
  })
  async deleteArticle(@Ctx() context: Context, @Arg('input', () => DeleteArticleInput) { id }: IdInput) {
    return { article: await deleteArticle(context, id), deletedArticleId: id };
  }
}

const CreateArticlePayload = createPayload('createArticle', {
  article: { type: () => Article, description: 'The new article.' },
});

const UpdateArticlePayload = createPayload('updateArticle', {
  article: { type: () => Article, description: 'The article after the change.' },
});

const PublishArticlePayload = createPayload('publishArticle', {
  article: { type: () => Article, description: 'The published or scheduled article.' },
});

const UnpublishArticlePayload = createPayload('unpublishArticle', {
  article: { type: () => Article, description: 'The article, with the status DRAFT.' },
});

const DeleteArticlePayload = createPayload('deleteArticle', {
  article: { type: () => Article, description: 'The article in the trash.' },
  deletedArticleId: { type: () => ID, description: 'The id of the deleted article.' },
});

/**
 * The category fields that depend on articles. They are defined here because the category module does not import
 * articles.
 */
@Resolver(() => Category)
export class ArticleCategoryResolver {
  @FieldResolver(() => Int, { description: 'The number of articles in this category that the viewer can read.' })
  articleCount(@Ctx() context: Context, @Root() category: Category) {
    return countArticles(context, category.id);
  }
}

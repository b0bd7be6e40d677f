import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ShownPicture } from '../pictures/picture.entity.ts';
import { shownAt } from '../pictures/picture.reading.service.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { connectionOf } from '../platform/pagination.ts';
import { ArticleDraft } from './article-draft.entity.ts';
import { ArticlePreview, ArticleVersion } from './article-version.entity.ts';
import { readDraft } from './article.drafts.service.ts';
import { Article, Author } from './article.entity.ts';
import { ArticleInput, ArticlesArgs, OverrideArgs, PreviewArgs, RelatedArgs } from './article.input.ts';
import { unpublishArticle } from './article.publishing.service.ts';
import { publishCheckedArticle, updateCheckedArticle } from './article.releasing.service.ts';
import {
  type ArticleRow,
  listArticles,
  loadText,
  readArticle,
  readRelatedArticles,
  readUnpublishAt,
} from './article.reading.service.ts';
import { createArticle } from './article.service.ts';
import { deleteArticle } from './article.trash.service.ts';
import { listVersions, previewArticle } from './article.versions.service.ts';

const ArticleConnection = connectionOf(Article, 'Article');

@Resolver(() => Article)
export class ArticleResolver {
  @Access('public')
  @Query(() => ArticleConnection, { description: 'Articles the viewer may read, newest first.' })
  articles(@Ctx() context: Context, @Args(() => ArticlesArgs) args: ArticlesArgs) {
    return listArticles(context, args);
  }

  @Access('public')
  @Query(() => Article, { nullable: true, description: 'The article at an address; null where there is none to read.' })
  article(@Ctx() context: Context, @Arg('slug', () => String) slug: string) {
    return readArticle(context, slug);
  }

  @Access('admin')
  @Query(() => [ArticleVersion], { description: 'The texts an article had, the newest first, at most 100.' })
  articleVersions(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return listVersions(context, id);
  }

  @Access('admin')
  @Query(() => ArticlePreview, { description: 'A text as readers would see it; nothing is saved.' })
  previewArticle(@Ctx() context: Context, @Args(() => PreviewArgs) { body }: PreviewArgs) {
    return previewArticle(context, body);
  }

  @FieldResolver(() => Author, { description: 'Who signs it.' })
  author(@Root() article: ArticleRow): Author {
    return { name: article.authorName };
  }

  @FieldResolver(() => ShownPicture, {
    nullable: true,
    description: 'Its cover, where that is a picture of this site.',
  })
  coverPicture(@Ctx() context: Context, @Root() article: ArticleRow) {
    return shownAt(context, article.cover);
  }

  @FieldResolver(() => ArticleDraft, {
    nullable: true,
    description: 'The text that waits over this one; null where there is none, and always for who is no admin.',
  })
  draft(@Ctx() context: Context, @Root() article: ArticleRow) {
    return readDraft(context, article.id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When it comes off the site by itself; null where that is not planned, and for who is no admin.',
  })
  unpublishAt(@Ctx() { viewer }: Context, @Root() article: ArticleRow) {
    return readUnpublishAt(viewer, article);
  }

  @FieldResolver(() => [Article], {
    description: 'What to read next: the same category first, then the newest. Cannot be nested in itself.',
  })
  related(@Ctx() context: Context, @Root() article: ArticleRow, @Args(() => RelatedArgs) { first }: RelatedArgs) {
    return load(context, readRelatedArticles, { article, first });
  }

  @FieldResolver()
  async body(@Ctx() context: Context, @Root() article: ArticleRow) {
    return (await loadText(context, article)).body;
  }

  @FieldResolver()
  async bodyHtml(@Ctx() context: Context, @Root() article: ArticleRow) {
    return (await loadText(context, article)).bodyHtml;
  }

  @FieldResolver()
  async bodyTree(@Ctx() context: Context, @Root() article: ArticleRow) {
    return (await loadText(context, article)).bodyTree;
  }

  @Access('admin')
  @Mutation(() => Article, { description: 'Begins an article as a draft.' })
  createArticle(@Ctx() context: Context, @Arg('input', () => ArticleInput) input: ArticleInput) {
    return createArticle(context, input);
  }

  @Access('admin')
  @Mutation(() => Article, {
    description:
      'Changes the fields that the input names. Errors of the publishing check refuse a change of a published or scheduled article with BAD_USER_INPUT, unless overrideReason is given.',
  })
  updateArticle(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ArticleInput) input: ArticleInput,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description: 'The version this change began from; where there is a newer one, it is refused as a conflict.',
    })
    expectedVersion: number | null | undefined,
    @Args(() => OverrideArgs) { overrideReason }: OverrideArgs,
  ) {
    return updateCheckedArticle(context, id, input, {
      expectedVersion: expectedVersion ?? null,
      overrideReason: overrideReason ?? null,
    });
  }

  @Access('admin')
  @Mutation(() => Article, {
    description:
      'Publishes an article now or at a future date. Errors of the publishing check refuse it with BAD_USER_INPUT, unless overrideReason is given.',
  })
  publishArticle(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('at', () => Date, { nullable: true, description: 'When to go live; now where absent.' })
    at: Date | null | undefined,
    @Args(() => OverrideArgs) { overrideReason }: OverrideArgs,
  ) {
    return publishCheckedArticle(context, id, at, overrideReason);
  }

  @Access('admin')
  @Mutation(() => Article, { description: 'Takes an article back to draft.' })
  unpublishArticle(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return unpublishArticle(context, id);
  }

  @Access('admin')
  @Mutation(() => Article, { description: 'Moves an article to the trash, which keeps it for 30 days.' })
  deleteArticle(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return deleteArticle(context, id);
  }
}

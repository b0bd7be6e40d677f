import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { ArticleLock } from './article-lock.entity.ts';
import { ArticleFinding } from './article-finding.entity.ts';
import { checkArticle } from './article.checking.service.ts';
import { discardArticleDraft, saveArticleDraft } from './article.drafts.service.ts';
import { Article } from './article.entity.ts';
import { ArticleInput, HoldInput, ReleaseInput } from './article.input.ts';
import { releaseArticle } from './article.releasing.service.ts';
import { holdArticle, letArticleGo } from './article.locks.service.ts';
import { planUnpublishing } from './article.publishing.service.ts';
import { eraseArticle, restoreArticle } from './article.trash.service.ts';

/** What the desk does to an article beyond the plain operations of article.resolver.ts. */
@Resolver()
export class ArticleDeskResolver {
  @Access('admin')
  @Query(() => [ArticleFinding], {
    description:
      'Issues to fix before an article is published, errors first. Nothing is saved, no other host is asked.',
  })
  articleChecks(
    @Ctx() context: Context,
    @Arg('id', () => ID, { nullable: true, description: 'Of which article; a new one where absent.' })
    id?: string | null,
    @Arg('input', () => ArticleInput, { nullable: true, description: 'What is written and not saved yet.' })
    input?: ArticleInput | null,
  ) {
    return checkArticle(context, id ?? null, input ?? null);
  }

  @Access('admin')
  @Mutation(() => Article, {
    description:
      'Saves a text over a live or planned article, which visitors read on as it is; changes a draft itself.',
  })
  saveArticleDraft(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ArticleInput) input: ArticleInput,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description: 'The newest text this one began from, waiting or not; where there is a newer one, it is a conflict.',
    })
    expectedVersion?: number | null,
  ) {
    return saveArticleDraft(context, id, input, expectedVersion);
  }

  @Access('admin')
  @Mutation(() => Article, { description: 'Throws the text away that waits over an article.' })
  discardArticleDraft(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return discardArticleDraft(context, id);
  }

  @Access('admin')
  @Mutation(() => Article, {
    description: 'Publishes an article with the text that waits over it, now or at an instant ahead.',
  })
  releaseArticle(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ReleaseInput) input: ReleaseInput,
  ) {
    return releaseArticle(context, id, input);
  }

  @Access('admin')
  @Mutation(() => ArticleLock, {
    description: 'Says that a tab has an article open for writing, for two minutes; answers who has it.',
  })
  holdArticle(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => HoldInput) input: HoldInput,
  ) {
    return holdArticle(context, id, input);
  }

  @Access('admin')
  @Mutation(() => Boolean, { description: 'Says that a tab has an article open no longer; whether it had.' })
  letArticleGo(@Ctx() context: Context, @Arg('id', () => ID) id: string, @Arg('key', () => String) key: string) {
    return letArticleGo(context, id, key);
  }

  @Access('admin')
  @Mutation(() => Article, { description: 'Plans when a live or planned article comes off the site by itself.' })
  planUnpublishing(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('at', () => Date, { nullable: true, description: 'When; never where absent.' }) at?: Date | null,
  ) {
    return planUnpublishing(context, id, at ?? null);
  }

  @Access('admin')
  @Mutation(() => Article, {
    description: 'Takes an article out of the trash, as a draft, under another address where its own was taken.',
  })
  restoreArticle(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return restoreArticle(context, id);
  }

  @Access('admin')
  @Mutation(() => Article, { description: 'Deletes for ever what lies in the trash, and returns what it was.' })
  eraseArticle(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return eraseArticle(context, id);
  }
}

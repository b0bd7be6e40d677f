import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { discardArticleDraft, saveArticleDraft } from './article.drafts.service.ts';
import { Article } from './article.entity.ts';
import { ArticleInput, ReleaseInput } from './article.input.ts';
import { releaseArticle } from './article.releasing.service.ts';

/** What the desk does to an article beyond the plain operations of article.resolver.ts. */
@Resolver()
export class ArticleDeskResolver {
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
}

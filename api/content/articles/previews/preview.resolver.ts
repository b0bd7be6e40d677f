import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import type { IdInput } from '#api/platform/graphql/mutation-types.ts';
import { Browser } from '#api/accounts/users/viewer.type.ts';
import { Article } from '../article.entity.ts';
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from './preview-link.service.ts';
import {
  CreatePreviewLinkInput,
  CreatePreviewLinkPayload,
  PreviewedArticle,
  PreviewLink,
  RevokePreviewLinkInput,
  RevokePreviewLinkPayload,
} from './preview-link.type.ts';
import { readPreview } from './preview.service.ts';

@Resolver(() => Article)
export class PreviewLinkResolver {
  @FieldResolver(() => [PreviewLink], {
    description:
      'The preview links that work, newest first, at most 10. Empty for everyone but editors and administrators.',
  })
  previewLinks(@Ctx() context: Context, @Root() article: Pick<Article, 'id'>) {
    return listPreviewLinks(context, article.id);
  }

  @Access('editor', { scope: null, confirms: true })
  @Mutation(() => CreatePreviewLinkPayload, {
    description:
      'Creates a link with which anyone can read the newest text of an article, published or not, for 7 days, or until the account of its creator is suspended, deleted or loses the right to edit. For editors and administrators. Errors: NOT_FOUND, CONFLICT if the article has 10 links that work.',
  })
  createPreviewLink(@Ctx() context: Context, @Arg('input', () => CreatePreviewLinkInput) { id }: IdInput) {
    return createPreviewLink(context, id);
  }

  @Access('editor', { scope: null, confirms: false })
  @Mutation(() => RevokePreviewLinkPayload, {
    description:
      'Ends a preview link from the next request on. For editors and administrators. Errors: NOT_FOUND, also if the link has ended or its article is in the trash.',
  })
  async revokePreviewLink(@Ctx() context: Context, @Arg('input', () => RevokePreviewLinkInput) { id }: IdInput) {
    return { article: await revokePreviewLink(context, id) };
  }
}

@Resolver(() => Browser)
export class PreviewResolver {
  @FieldResolver(() => PreviewedArticle, {
    nullable: true,
    description:
      'The newest text of the article whose preview link this browser has opened. Null if it has opened none that works.',
  })
  previewedArticle(@Ctx() context: Context) {
    return readPreview(context);
  }
}

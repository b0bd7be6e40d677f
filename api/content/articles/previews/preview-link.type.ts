import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import type { JsonMl } from '#graphql/json-ml.ts';
import { Category } from '#api/content/categories/category.entity.ts';
import { ShownPicture } from '#api/content/pictures/picture.entity.ts';
import { createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { JsonMlScalar, LocalDateScalar, UrlScalar } from '#api/platform/graphql/scalars.ts';
import { Person } from '#api/platform/person.ts';
import { Article, Author } from '../article.entity.ts';

@Extensions({ scope: 'CONTENT_READ' })
@ObjectType({
  description:
    'A link with which anyone can read the draft of an article for 7 days, without its secret. For editors and administrators.',
})
export class PreviewLink {
  @Field(() => ID, { description: 'Opaque id, which starts with `prv_`.' })
  id!: string;

  @Field(() => Person, {
    nullable: true,
    description: 'The person who created the link. Null if their account was deleted.',
  })
  createdBy!: Person | null;

  @Field(() => Date, { description: 'The date and time at which the link was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'The date and time from which the link does not work any more.' })
  expiresAt!: Date;
}

@ObjectType({
  description:
    'The newest text of an article, as its public page would show it, for a browser that has opened a preview link.',
})
export class PreviewedArticle {
  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'One or two sentences for lists. Null if there are none.' })
  summary!: string | null;

  @Field(() => JsonMlScalar, { description: 'The text as JsonML: `[tag, attributes?, ...children]`.' })
  bodyTree!: JsonMl[];

  @Field(() => Int, { description: 'The estimated reading time in minutes, at least 1.' })
  readingMinutes!: number;

  @Field(() => Author, { description: 'The author of the article.' })
  author!: Author;

  @Field(() => Category, { nullable: true, description: 'The category. Null if there is none.' })
  category!: Category | null;

  @Field(() => ShownPicture, {
    nullable: true,
    description: 'The cover picture with its sizes. Null if there is no cover.',
  })
  coverPicture!: ShownPicture | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the article was or will be published. Null for drafts.',
  })
  publishedAt!: Date | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day on which a person last checked that the text is still true. Null if that is not known.',
  })
  reviewedOn!: string | null;

  @Field(() => Boolean, {
    description: 'True if the article is published and has no unpublished changes, so that this is its public text.',
  })
  isPublished!: boolean;

  @Field(() => Date, { description: 'The date and time at which this text was saved.' })
  savedAt!: Date;

  @Field(() => Date, { description: 'The date and time from which the link does not work any more.' })
  expiresAt!: Date;
}

export const CreatePreviewLinkInput = createIdInput('createPreviewLink', 'The id of the article.');
export const CreatePreviewLinkPayload = createPayload('createPreviewLink', {
  article: { type: () => Article, description: 'The article with the new link among its preview links.' },
  url: {
    type: () => UrlScalar,
    description: 'The link with its secret, shown only in this response. Whoever has it can read the draft.',
  },
});

export const RevokePreviewLinkInput = createIdInput('revokePreviewLink', 'The id of the preview link.');
export const RevokePreviewLinkPayload = createPayload('revokePreviewLink', {
  article: { type: () => Article, description: 'The article of the link, which no longer works.' },
});

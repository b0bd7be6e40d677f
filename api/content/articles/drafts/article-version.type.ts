import { Field, Int, ObjectType } from 'type-graphql';
import type { JsonMl } from '#graphql/json-ml.ts';
import { Category } from '#api/content/categories/category.entity.ts';
import { JsonMlScalar } from '#api/platform/graphql/scalars.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { Person } from '#api/platform/person.ts';
import { ArticleText } from '../article.entity.ts';

@ObjectType({
  description: 'The unpublished changes of a published or scheduled article. For editors and administrators.',
})
export class ArticleDraft extends ArticleText {
  @Field(() => Int, {
    description:
      'The version of the draft. If it is lower than the version of the article, the article was changed after the draft was saved.',
  })
  version!: number;

  @Field(() => String, { description: 'The name in URLs after publication.' })
  slug!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the author after publication. Null if the draft does not change it.',
  })
  authorName!: string | null;

  @Field(() => Category, { nullable: true, description: 'The category after publication. Null if there is none.' })
  category!: Category | null;

  @Field(() => Date, { description: 'The date and time at which the draft was saved.' })
  savedAt!: Date;

  @Field(() => Person, {
    nullable: true,
    description: 'The person who saved the draft, with their name at that time. Null for an imported draft.',
  })
  savedBy!: Person | null;
}

@ObjectType({
  description:
    'Changes of a published article that become its public text at a given time. Until then, readers see the present text. For editors and administrators.',
})
export class ScheduledChanges {
  @Field(() => Int, {
    description:
      'The version that is published. If the draft has a higher version, its later changes are not scheduled.',
  })
  version!: number;

  @Field(() => Date, { description: 'The date and time at which the version is published.' })
  publishAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'One or more sentences that say why the version was not published at its time, for example because the publishing check found errors. It is not tried again. Null if there was no such failure.',
  })
  failure!: string | null;
}

@ObjectType({ description: 'A saved text of an article. For editors and administrators.' })
export class ArticleVersion extends ArticleText {
  @Field(() => Int, {
    description: 'The number of the version, unique within the article. Newer versions have higher ones.',
  })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The name in URLs in this version. Null in versions of earlier releases, which have only a title, a summary and a text.',
  })
  slug!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the author in this version. Null in versions of earlier releases, which have no fields for search engines.',
  })
  authorName!: string | null;

  @Field(() => Category, { nullable: true, description: 'The category in this version. Null if it had none.' })
  category!: Category | null;

  @Field(() => Date, { description: 'The date and time at which this version was saved.' })
  savedAt!: Date;

  @Field(() => Person, {
    nullable: true,
    description:
      'The person who saved this version, with their name at that time. Null for text that came with the site or an import.',
  })
  savedBy!: Person | null;

  @Field(() => Boolean, { description: 'True if this version was saved as a draft and has never been published.' })
  isDraft!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the editor saved this version by itself. The history keeps one of these for each minute of the last hour, one for each hour of the last day, and one for each day before.',
  })
  isAutosave!: boolean;
}

export const ArticleVersionConnection = createConnectionType(ArticleVersion, 'ArticleVersion');

@ObjectType({ description: 'An unsaved text as readers would see it.' })
export class ArticlePreview {
  @Field(() => JsonMlScalar, { description: 'The text as JsonML: `[tag, attributes?, ...children]`.' })
  bodyTree!: JsonMl[];

  @Field(() => Int, { description: 'The estimated reading time in minutes, at least 1.' })
  readingMinutes!: number;
}

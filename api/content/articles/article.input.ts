import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { type ArticleChanges, articleTextInput, createArticleInput } from '#graphql/article-fields.ts';
import { overrideReason } from '#graphql/validation.ts';
import { createIdInput } from '#api/platform/graphql/mutation-types.ts';
import { LocalDateScalar } from '#api/platform/graphql/scalars.ts';
import { SeoInput } from '#api/platform/seo-text.ts';
import { Validated } from '#api/platform/validation.ts';
import { ArticleStatus } from './article.entity.ts';

@InputType()
abstract class ArticleInput extends SeoInput implements Omit<ArticleChanges, 'title' | 'slug'> {
  @Field(() => String, {
    nullable: true,
    description: 'One or two sentences for lists and search engines, at most 300 characters. Null stands for none.',
  })
  summary!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The text in Markdown, at most 200,000 characters. Null stands for none.',
  })
  body!: string | null | undefined;

  @Field(() => ID, { nullable: true, description: 'The id of the category. Null stands for none.' })
  categoryId!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The path of a picture on this site that is the cover. Null stands for none.',
  })
  cover!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the author, at most 100 characters. Null leaves it unchanged; a new article has the name of the viewer.',
  })
  authorName!: string | null | undefined;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day on which a person last checked that the text is still true. Null stands for none.',
  })
  reviewedOn!: string | null | undefined;
}

@Validated(createArticleInput)
@InputType({ description: 'The input of the mutation createArticle.' })
export class CreateArticleInput extends ArticleInput implements ArticleChanges {
  @Field(() => String, { description: 'The title, at most 120 characters.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. Made from the title if absent or null.',
  })
  slug!: string | null | undefined;
}

@Validated(articleTextInput)
@InputType({ description: 'The text of an article that is not saved yet. Absent fields are those of the saved text.' })
export class ArticleTextInput extends ArticleInput implements ArticleChanges {
  @Field(() => String, {
    nullable: true,
    description: 'The title, at most 120 characters. Null leaves it unchanged.',
  })
  title!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description:
      'The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. Null leaves it unchanged.',
  })
  slug!: string | null | undefined;
}

@Validated(articleTextInput.extend({ overrideReason: overrideReason.nullish(), publishedAt: z.date().nullish() }))
@InputType({
  description: 'The input of the mutation updateArticle. Absent fields stay unchanged; null clears a field.',
})
export class UpdateArticleInput extends ArticleTextInput {
  @Field(() => ID, { description: 'The id of the article to change.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the article that this change is based on. The mutation returns CONFLICT if a newer version exists. No check if absent or null.',
  })
  expectedVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason to save a published or scheduled article although its publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason.',
  })
  overrideReason?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Another date and time of publication for a published article, not in the future: publishArticle schedules. Null leaves it unchanged.',
  })
  publishedAt?: Date | null;
}

@InputType({
  description: 'The input of the mutation saveArticleDraft. Absent fields stay unchanged; null clears a field.',
})
export class SaveArticleDraftInput extends ArticleTextInput {
  @Field(() => ID, { description: 'The id of the article.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The newest version that this text is based on: that of the draft if there is one, otherwise that of the article. The mutation returns CONFLICT if a newer version exists. No check if absent or null.',
  })
  expectedVersion?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if an editor saves by itself while a person types. Only some of these versions stay in the history, and the audit log has only the first of several. Null stands for false.',
  })
  isAutosave?: boolean | null;
}

@Validated(z.object({ at: z.date().nullish(), overrideReason: overrideReason.nullish() }))
@InputType({ description: 'The input of the mutation publishArticle.' })
export class PublishArticleInput {
  @Field(() => ID, { description: 'The id of the article to publish.' })
  id!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time of publication. A future one schedules the draft of a published article, or else the article. One that has passed sets the date of an article that is a draft. Now if absent or null.',
  })
  at?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason to publish although the publishing check reports errors, 10 to 500 characters. The audit log keeps it. Null gives no reason.',
  })
  overrideReason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version to publish: that of the draft if there is one, otherwise that of the article. The mutation returns CONFLICT if a newer version exists. No check if absent or null.',
  })
  expectedVersion?: number | null;

  @Field(() => ArticleStatus, {
    nullable: true,
    description:
      'The status in which the sender has seen the article. The mutation returns CONFLICT if the article has another one, if `at` has passed, or if a published article has no changes to schedule. No check if absent or null.',
  })
  expectedStatus?: ArticleStatus | null;
}

const key = z.string().min(8, 'Use 8 to 64 characters').check(atMost(64, 'Use 8 to 64 characters'));

@Validated(z.object({ key, takeOver: z.boolean().nullish() }))
@InputType({ description: 'The input of the mutation lockArticle.' })
export class LockArticleInput {
  @Field(() => ID, { description: 'The id of the article to lock.' })
  id!: string;

  @Field(() => String, {
    description: 'A random name for the browser tab or program that edits the article, 8 to 64 characters.',
  })
  key!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True takes the lock over from another tab. False, null or absent leaves a lock of another tab alone.',
  })
  takeOver?: boolean | null;
}

@Validated(z.object({ key: z.string().check(atMost(64, 'Use 8 to 64 characters')) }))
@InputType({ description: 'The input of the mutation unlockArticle.' })
export class UnlockArticleInput {
  @Field(() => ID, { description: 'The id of the article to unlock.' })
  id!: string;

  @Field(() => String, { description: 'The key that the tab sent to lockArticle.' })
  key!: string;
}

@InputType({ description: 'The input of the mutation scheduleArticleUnpublish.' })
export class ScheduleArticleUnpublishInput {
  @Field(() => ID, { description: 'The id of a published or scheduled article.' })
  id!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time at which the article returns to draft, after its publication. Absent or null cancels the schedule.',
  })
  at?: Date | null;
}

export const UnpublishArticleInput = createIdInput('unpublishArticle', 'The id of the article to unpublish.');
export const DiscardArticleDraftInput = createIdInput('discardArticleDraft', 'The id of the article.');
export const UnscheduleArticleDraftInput = createIdInput('unscheduleArticleDraft', 'The id of the article.');
export const DeleteArticleInput = createIdInput('deleteArticle', 'The id of the article to move to the trash.');
export const RestoreArticleInput = createIdInput('restoreArticle', 'The id of an article in the trash.');
export const DeleteArticlePermanentlyInput = createIdInput(
  'deleteArticlePermanently',
  'The id of an article in the trash.',
);

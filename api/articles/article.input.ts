import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { articleInput, overrideReason } from '../../graphql/validation.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';
import { ArticleStatus } from './article.entity.ts';

@Validated(articleInput)
@InputType({
  description: 'The text of an article. A new one needs a title; in a change, what is left out stays as it is.',
})
export class ArticleInput {
  @Field(() => String, { nullable: true, description: 'Title, at most 120 characters.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'One or two sentences, at most 300 characters.' })
  summary?: string | null;

  @Field(() => String, { nullable: true, description: 'The text in Markdown, at most 200,000 characters.' })
  body?: string | null;

  @Field(() => ID, { nullable: true, description: 'The category to file it under; null takes it out of its category.' })
  categoryId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name in addresses; made from the title of a new one where absent.',
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of a picture of this site; null takes the cover off.' })
  cover?: string | null;
}

const releaseInput = z.object({
  at: z.date().nullish(),
  expectedVersion: z.number().int().nullish(),
  reason: overrideReason.nullish(),
});

@Validated(releaseInput)
@InputType({ description: 'How an article goes to its readers from the desk.' })
export class ReleaseInput {
  @Field(() => Date, { nullable: true, description: 'When to go live; now where absent.' })
  at?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The newest text the viewer has seen, waiting or not; where there is a newer one, it is a conflict.',
  })
  expectedVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why to publish although the check found errors, 10 to 500 characters. It goes into the audit trail.',
  })
  reason?: string | null;
}

@Validated(z.object({ overrideReason: overrideReason.nullish() }))
@ArgsType()
export class OverrideArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'The reason to continue although the publishing check found errors, 10 to 500 characters. The audit log keeps it.',
  })
  overrideReason?: string | null;
}

const key = z.string().min(8, 'Use 8 to 64 characters').max(64, 'Use 8 to 64 characters');

@Validated(z.object({ key, takeOver: z.boolean().nullish() }))
@InputType({ description: 'Which tab has an article open for writing.' })
export class HoldInput {
  @Field(() => String, { description: 'What the tab calls itself: 8 to 64 characters nobody else would choose.' })
  key!: string;

  @Field(() => Boolean, { nullable: true, description: 'Takes it from who has it now.' })
  takeOver?: boolean | null;
}

@InputType({ description: 'Narrows a list of articles.' })
export class ArticleFilter {
  @Field(() => String, { nullable: true, description: 'Slug of a category.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Words to look for, at most 200 characters.' })
  search?: string | null;

  @Field(() => ArticleStatus, { nullable: true, description: 'Where they are on their way to readers.' })
  status?: ArticleStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'What lies in the trash, and nothing else; for admins.' })
  trashed?: boolean | null;
}

const tooLong = `Use at most ${text.searchQuery} characters`;
const filter = z.object({
  category: z.string().max(text.slug, 'There is no such category').nullish(),
  search: z.string().max(text.searchQuery, tooLong).nullish(),
  status: z.enum(ArticleStatus).nullish(),
  trashed: z.boolean().nullish(),
});

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class ArticlesArgs extends ConnectionArgs {
  @Field(() => ArticleFilter, { nullable: true, description: 'Narrows the list.' })
  filter?: ArticleFilter | null;
}

@Validated(z.object({ body: articleInput.shape.body }))
@ArgsType()
export class PreviewArgs {
  @Field(() => String, { description: 'The text in Markdown, at most 200,000 characters.' })
  body!: string;
}

const relatedLimit = 'Ask for 1 to 12 articles';

@Validated(z.object({ first: z.number().int().min(1, relatedLimit).max(12, relatedLimit) }))
@ArgsType()
export class RelatedArgs {
  @Field(() => Int, { defaultValue: 3, description: 'How many, 1 to 12.' })
  first: number = 3;
}

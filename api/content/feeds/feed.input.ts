import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { pageSize } from '#graphql/limits.ts';
import { feedTitle } from '#graphql/feed-validation.ts';
import { searchWords } from '#graphql/validation.ts';
import { EditInput } from '#api/platform/graphql/mutation-types.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { UrlScalar } from '#api/platform/graphql/scalars.ts';
import { FeedItemStatus } from './feed-item.entity.ts';

@InputType({ description: 'The input of the mutation createFeed.' })
export class CreateFeedInput {
  @Field(() => UrlScalar, {
    description: 'The absolute https URL of an RSS, Atom or JSON feed, or of a page that links to one.',
  })
  url!: string;
}

@Validated(z.object({ title: feedTitle.nullish(), isPaused: z.boolean().nullish() }))
@InputType({ description: 'The input of the mutation updateFeed. Absent fields stay unchanged.' })
export class UpdateFeedInput extends EditInput {
  @Field(() => ID, { description: 'The id of the feed to change.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name that readers see. Null or an empty text restores the title that the feed gives itself.',
  })
  title?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True pauses the feed, false resumes it. Null leaves it unchanged.',
  })
  isPaused?: boolean | null;
}

@InputType({ description: 'Filtering options for feed items.' })
export class FeedItemFilter {
  @Field(() => FeedItemStatus, {
    nullable: true,
    description:
      'The decision on the items. ACCEPTED if absent. Only editors and administrators can see items with another status.',
  })
  status?: FeedItemStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only items with this text in the title, summary, author or name of the feed, at most 200 characters. Null sets no condition.',
  })
  search?: string | null;
}

const filter = z.object({
  status: z.enum(FeedItemStatus).nullish(),
  search: searchWords.nullish(),
});

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class FeedItemsArgs extends createFilterArgs(
  FeedItemFilter,
  'Filtering options for the list. The list has the accepted items if absent or null.',
) {}

const tooMany = `Decide on at most ${pageSize.max} items at once.`;

@Validated(z.object({ ids: z.array(z.string()).max(pageSize.max, tooMany) }))
@InputType({ description: 'The input of the mutation reviewFeedItems.' })
export class ReviewFeedItemsInput {
  @Field(() => [ID], { description: 'The ids of the items, at most 100.' })
  ids!: string[];

  @Field(() => FeedItemStatus, { description: 'The decision on all of these items.' })
  status!: FeedItemStatus;
}

@InputType({ description: 'The input of the mutation importFeeds.' })
export class ImportFeedsInput {
  @Field(() => String, { description: 'The text of the OPML file, at most 400,000 characters.' })
  opml!: string;
}

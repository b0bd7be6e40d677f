import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { pageSize } from '../../graphql/limits.ts';
import { feedTitle } from '../../graphql/validation.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';
import { FeedItemStatus } from './feed-item.entity.ts';

@Validated(z.object({ title: feedTitle.nullish(), paused: z.boolean().nullish() }))
@InputType({ description: 'What may be changed of a feed; what is left out stays as it is.' })
export class FeedInput {
  @Field(() => String, { nullable: true, description: 'Name as shown; empty for the feed’s own.' })
  title?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it rests.' })
  paused?: boolean | null;
}

@InputType({ description: 'Narrows a list of items.' })
export class FeedItemFilter {
  @Field(() => FeedItemStatus, { nullable: true, description: 'What was decided; accepted where absent.' })
  status?: FeedItemStatus | null;
}

@ArgsType()
export class FeedItemsArgs extends ConnectionArgs {
  @Field(() => FeedItemFilter, { nullable: true, description: 'Narrows the list.' })
  filter?: FeedItemFilter | null;
}

const tooMany = `Decide on at most ${pageSize.max} items at once.`;

@Validated(z.object({ ids: z.array(z.string()).max(pageSize.max, tooMany) }))
@ArgsType()
export class ReviewArgs {
  @Field(() => [ID], { description: 'The items, at most 100.' })
  ids!: string[];

  @Field(() => FeedItemStatus, { description: 'What is decided.' })
  status!: FeedItemStatus;
}

@ObjectType({ description: 'What became of the feeds in an OPML file.' })
export class FeedImport {
  @Field(() => Int, { description: 'How many were added.' })
  added!: number;

  @Field(() => Int, { description: 'How many were there already.' })
  known!: number;

  @Field(() => [String], { description: 'Addresses that may not be read, at most ten of them.' })
  refused!: string[];
}

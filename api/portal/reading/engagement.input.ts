import { ArgsType, Field } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { EngagementFilter, engagementFilter } from './engagement.type.ts';

const instant = z
  .string()
  .check(atMost(40, 'Please give a date'), z.iso.datetime({ message: 'Please give a date' }))
  .pipe(z.coerce.date())
  .optional();

/** The same filter in a query string. */
export const engagementQuery = engagementFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  from: instant,
  to: instant,
});

@Validated(z.object({ filter: engagementFilter.nullish() }))
@ArgsType()
export class EngagementArgs extends createFilterArgs(
  EngagementFilter,
  'The conditions of the list. All readings of the last 90 days if absent or null.',
) {}

@Validated(z.object({ filter: engagementFilter.nullish() }))
@ArgsType()
export class PageEngagementArgs {
  @Field(() => EngagementFilter, {
    nullable: true,
    description: 'The conditions of the readings that count. All readings if absent or null.',
  })
  filter?: EngagementFilter | null;
}

import { ArgsType, Field, Int } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { Validated } from '#api/platform/validation.ts';

/** Milliseconds. Longer measurements are not useful. */
const LONGEST_MS = 600_000;
const milliseconds = z.number().min(0).max(LONGEST_MS).nullish();

/** The data that a browser sends for one page view. */
export const visitInput = z.strictObject({
  path: z.string().check(atMost(300)).startsWith('/'),
  /** The linking page, if it is on another site. */
  referrer: z.string().check(atMost(2_000), z.url()).nullish(),
  loadMs: milliseconds,
  fcpMs: milliseconds,
  lcpMs: milliseconds,
  inpMs: milliseconds,
  /** Cumulative layout shift, without a unit. */
  cls: z.number().min(0).max(100).nullish(),
});
export type VisitInput = z.infer<typeof visitInput>;

@Validated(z.object({ days: z.int().min(1).max(395) }))
@ArgsType()
export class VisitsArgs {
  @Field(() => Int, { description: 'The number of days to look back, including today; 1 to 395.' })
  days: number = 28;
}

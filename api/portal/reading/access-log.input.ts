import { ArgsType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { AccessLogFilter, accessLogFilter } from './access-log.type.ts';

const instant = z
  .string()
  .check(atMost(40, 'Please give a date'), z.iso.datetime({ message: 'Please give a date' }))
  .pipe(z.coerce.date());

/** The same filter in a query string. */
export const accessLogQuery = accessLogFilter
  .extend({
    version: z.coerce.number().int().min(1).max(100_000).optional(),
    from: instant.optional(),
    to: instant.optional(),
  })
  .omit({ isOwn: true });

/** What a browser reports about an open document. */
export const readingInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SEEN') }),
  z.object({ kind: z.literal('PRINTED') }),
  z.object({
    kind: z.literal('READ'),
    page: z.number().int().min(1).max(100_000),
    seconds: z.number().int().min(1).max(86_400),
  }),
]);
export type ReadingInput = z.infer<typeof readingInput>;

@Validated(z.object({ filter: accessLogFilter.nullish() }))
@ArgsType()
export class AccessLogArgs extends createFilterArgs(
  AccessLogFilter,
  'The conditions of the list. All entries if absent.',
) {}

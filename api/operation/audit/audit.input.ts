import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { searchWords } from '#graphql/validation.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { auditCategoryEnum, auditKindEnum } from './audit-kind.ts';

@InputType({ description: 'The conditions of the query auditEvents. An event must meet all that are given.' })
export class AuditEventFilter {
  @Field(() => auditKindEnum, { nullable: true, description: 'Only events of this kind. Null sets no condition.' })
  kind?: string | null;

  @Field(() => auditCategoryEnum, {
    nullable: true,
    description: 'Only events of this category. Null sets no condition.',
  })
  category?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only events that the account with this id caused or that are about it. Null sets no condition.',
  })
  userId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only events that a person caused or that are about them: the id of an account, or a part of a name, username or email address. Null sets no condition.',
  })
  person?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only events at or after this date and time. Null sets no condition.',
  })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only events before this date and time. Null sets no condition.' })
  to?: Date | null;
}

const filter = z.object({
  userId: z.string().check(atMost(60, 'Account not found')).nullish(),
  person: searchWords.nullish(),
  from: z.date().nullish(),
  to: z.date().nullish(),
});

const instant = z
  .string()
  .check(atMost(40, 'Please give a date'), z.iso.datetime({ message: 'Please give a date' }))
  .pipe(z.coerce.date());

/**
 * The filter of the audit log as a query string. Its `kind` is `login.failed`, or `login` for all kinds that begin with
 * it.
 */
export const auditExportQuery = filter.extend({
  kind: z
    .string()
    .check(atMost(60, 'Event kind not supported'))
    .regex(/^[a-z_.]{1,60}$/, 'Event kind not supported')
    .nullish(),
  from: instant.optional(),
  to: instant.optional(),
});

@Validated(z.object({ filter: filter.loose().nullish() }))
@ArgsType()
export class AuditEventsArgs extends createFilterArgs(
  AuditEventFilter,
  'The conditions of the list. All events if absent.',
) {}

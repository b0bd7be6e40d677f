import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';

@InputType({ description: 'Narrows the audit trail.' })
export class AuditEventFilter {
  @Field(() => String, { nullable: true, description: 'A kind, or the part before the dot: `login`, `user.approved`.' })
  kind?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only what concerns this account, as the one who did or to whom it was done.',
  })
  userId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only what concerns somebody: the id of an account, or part of a name, username or address.',
  })
  person?: string | null;

  @Field(() => Date, { nullable: true, description: 'From this instant on.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Before this instant.' })
  to?: Date | null;
}

const filter = z.object({
  kind: z
    .string()
    .regex(/^[a-z_.]{1,60}$/, 'There is no such kind of event')
    .nullish(),
  userId: z.string().max(60, 'There is no such account').nullish(),
  person: z.string().trim().max(text.searchQuery, `Use at most ${text.searchQuery} characters`).nullish(),
  from: z.date().nullish(),
  to: z.date().nullish(),
});

const instant = z.iso.datetime({ message: 'Please give a date' }).pipe(z.coerce.date());

/** The same filter as a query string. */
export const auditExportQuery = filter.extend({ from: instant.optional(), to: instant.optional() });

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class AuditEventsArgs extends ConnectionArgs {
  @Field(() => AuditEventFilter, { nullable: true, description: 'Narrows the list.' })
  filter?: AuditEventFilter | null;
}

import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
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
  from: z.date().nullish(),
  to: z.date().nullish(),
});

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class AuditEventsArgs extends ConnectionArgs {
  @Field(() => AuditEventFilter, { nullable: true, description: 'Narrows the list.' })
  filter?: AuditEventFilter | null;
}

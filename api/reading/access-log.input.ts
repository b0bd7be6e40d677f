import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';
import { type AccessKind, accessKindEnum } from './access-log.entity.ts';

@InputType({ description: 'Narrows the log of who did what with which document.' })
export class AccessLogFilter {
  @Field(() => ID, { nullable: true, description: 'Only this document.' })
  documentId?: string | null;

  @Field(() => accessKindEnum, { nullable: true, description: 'Only what was done so.' })
  kind?: AccessKind | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only what somebody did, or a delegate did for them: the id of an account, or part of a name, username or address. For admins.',
  })
  person?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only the reading with this watermark code of eight characters. If no reading has it, the readings whose code differs in one character that looks like another one.',
  })
  code?: string | null;

  @Field(() => Date, { nullable: true, description: 'From this instant on.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Before this instant.' })
  to?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only what you did, or a delegate did for you, as all but admins see it anyway.',
  })
  own?: boolean | null;
}

const filter = z.object({
  documentId: z.string().max(60, 'There is no such document').nullish(),
  kind: z.enum(accessKindEnum).nullish(),
  person: z.string().trim().max(text.searchQuery, `Use at most ${text.searchQuery} characters`).nullish(),
  code: z.string().trim().max(40, 'A watermark code has eight characters').nullish(),
  from: z.date().nullish(),
  to: z.date().nullish(),
  own: z.boolean().nullish(),
});

const instant = z.iso.datetime({ message: 'Please give a date' }).pipe(z.coerce.date());

/** The same filter as a query string. */
export const accessLogQuery = filter.extend({ from: instant.optional(), to: instant.optional() }).omit({ own: true });

/** What a browser tells of a document that its reader has open. */
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

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class AccessLogArgs extends ConnectionArgs {
  @Field(() => AccessLogFilter, { nullable: true, description: 'Narrows the list.' })
  filter?: AccessLogFilter | null;
}

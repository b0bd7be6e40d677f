import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';
import { type AccessKind, accessKindEnum } from './access-log.entity.ts';

@InputType({ description: 'The conditions of the query accessLog. An entry must meet all that are given.' })
export class AccessLogFilter {
  @Field(() => ID, {
    nullable: true,
    description: 'Only accesses to the document with this id. Null sets no condition.',
  })
  documentId?: string | null;

  @Field(() => accessKindEnum, { nullable: true, description: 'Only accesses of this kind. Null sets no condition.' })
  kind?: AccessKind | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only accesses by a person or by a delegate for them: the id of an account, or a part of a name, username or email address. Null sets no condition.',
  })
  person?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only the access with this watermark code of eight characters. If no access has it, the accesses whose code differs in one character that looks similar. Null sets no condition.',
  })
  code?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only accesses at or after this date and time. Null sets no condition.',
  })
  from?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only accesses before this date and time. Null sets no condition.',
  })
  to?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for only accesses by the viewer or by a delegate for the viewer. Null or false sets no condition; investors read only these anyway.',
  })
  isOwn?: boolean | null;
}

export const accessLogFilter = z.object({
  documentId: z.string().max(60, 'Document not found').nullish(),
  kind: z.enum(accessKindEnum).nullish(),
  person: z.string().trim().max(text.searchQuery, `Use at most ${text.searchQuery} characters`).nullish(),
  code: z.string().trim().max(40, 'A watermark code has eight characters').nullish(),
  from: z.date().nullish(),
  to: z.date().nullish(),
  isOwn: z.boolean().nullish(),
});

const instant = z.iso.datetime({ message: 'Please give a date' }).pipe(z.coerce.date());

/** The same filter in a query string. */
export const accessLogQuery = accessLogFilter
  .extend({ from: instant.optional(), to: instant.optional() })
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
export class AccessLogArgs extends ConnectionArgs {
  @Field(() => AccessLogFilter, { nullable: true, description: 'The conditions of the list. All entries if absent.' })
  filter?: AccessLogFilter | null;
}

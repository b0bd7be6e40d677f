import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { FormNotice, type NoticeEntry } from './notice.entity.ts';

@Resolver(() => FormNotice)
export class NoticeResolver {
  @Access('public')
  @Query(() => FormNotice, {
    nullable: true,
    description: 'What became of the form sent just before; null where none was.',
  })
  formNotice(@Ctx() { notice }: Context): FormNotice | null {
    return notice && { ...notice, faults: entriesOf(notice.faults), values: entriesOf(notice.values) };
  }
}

const entriesOf = (record: Record<string, string>): NoticeEntry[] =>
  Object.entries(record).map(([name, value]) => ({ name, value }));

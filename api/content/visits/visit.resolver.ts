import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { VisitsArgs } from './visit.input.ts';
import { readVisits } from './visit.read.service.ts';
import { VisitReport } from './visit.report.ts';

@Resolver()
export class VisitResolver {
  @Access('admin', { scope: 'AUDIT_READ' })
  @Query(() => VisitReport, { description: 'Page views and loading times of the public pages. For administrators.' })
  visits(@Ctx() context: Context, @Args(() => VisitsArgs) { days }: VisitsArgs) {
    return readVisits(context, days);
  }
}

import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { connectionOf } from '../platform/pagination.ts';
import { AuditEvent } from './audit-event.entity.ts';
import { AuditEventsArgs } from './audit.input.ts';
import { listAuditEvents } from './audit.reading.service.ts';

const AuditEventConnection = connectionOf(AuditEvent, 'AuditEvent');

@Resolver(() => AuditEvent)
export class AuditResolver {
  @Access('admin')
  @Query(() => AuditEventConnection, { description: 'What was done here and by whom, newest first.' })
  auditEvents(@Ctx() context: Context, @Args(() => AuditEventsArgs) args: AuditEventsArgs) {
    return listAuditEvents(context, args);
  }
}

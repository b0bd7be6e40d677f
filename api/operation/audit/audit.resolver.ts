import { GraphQLJSONObject } from 'graphql-scalars';
import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { parseJson } from '#api/platform/json.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { AuditEvent } from './audit-event.type.ts';
import { AuditEventsArgs } from './audit.input.ts';
import { listAuditEvents } from './audit.read.service.ts';

const AuditEventConnection = createConnectionType(AuditEvent, 'AuditEvent');

@Resolver(() => AuditEvent)
export class AuditResolver {
  @Access('admin', { scope: 'AUDIT_READ' })
  @Query(() => AuditEventConnection, { description: 'The events of the audit log, newest first. For administrators.' })
  auditEvents(@Ctx() context: Context, @Args(() => AuditEventsArgs) args: AuditEventsArgs) {
    return listAuditEvents(context, args);
  }

  @FieldResolver(() => GraphQLJSONObject, {
    description: 'More facts about the event; their names depend on its kind. Email addresses are masked.',
  })
  details(@Root() { details }: AuditEvent) {
    return parseJson(details);
  }
}

import { Args, Ctx, FieldResolver, Float, Int, Query, Resolver, Root } from 'type-graphql';
import { PortalDocument } from '../documents/document.entity.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { createConnectionType } from '../platform/pagination.ts';
import { AccessLogEntry } from './access-log.entity.ts';
import { AccessLogArgs } from './access-log.input.ts';
import { listAccess } from './access-log.service.ts';
import { DocumentReader } from './document-reader.entity.ts';
import { countReadPages, listReaders } from './progress.service.ts';
import { pageShapes, readVersion } from './shape.service.ts';

const AccessLogConnection = createConnectionType(AccessLogEntry, 'AccessLog');

@Resolver(() => PortalDocument)
export class ReadingResolver {
  @Access('signed-in')
  @Query(() => AccessLogConnection, {
    description:
      'The accesses to documents, newest first. Administrators read all; investors read their own and those of their delegates.',
  })
  accessLog(@Ctx() context: Context, @Args(() => AccessLogArgs) args: AccessLogArgs) {
    return listAccess(context, args);
  }

  @FieldResolver(() => [Float], {
    nullable: true,
    description:
      'For each page in order, its height divided by its width. Null if the viewer cannot read the document or the file has no pages.',
  })
  pageShapes(@Ctx() context: Context, @Root() document: PortalDocument) {
    return pageShapes(context, document);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The newest version of which the viewer was sent a page or the file. Null if the viewer has read no version.',
  })
  readVersion(@Ctx() context: Context, @Root() document: PortalDocument) {
    return readVersion(context, document);
  }

  @FieldResolver(() => Int, {
    description: 'The number of different pages of the newest version that were sent to the viewer.',
  })
  readPageCount(@Ctx() context: Context, @Root() document: PortalDocument) {
    return countReadPages(context, document);
  }

  @FieldResolver(() => [DocumentReader], {
    nullable: true,
    description:
      'The people who read pages of the newest version, the last reader first, at most 100. Null for everyone but administrators.',
  })
  readers(@Ctx() context: Context, @Root() document: PortalDocument) {
    return listReaders(context, document);
  }
}

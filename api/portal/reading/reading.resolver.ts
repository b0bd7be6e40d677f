import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { points } from '#graphql/limits.ts';
import { PortalDocument } from '../documents/document.type.ts';
import { readUserNda } from '../ndas/nda.control.service.ts';
import { UserNda } from '../ndas/nda.type.ts';
import { User } from '#api/accounts/users/user.entity.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { AccessLogEntry } from './access-log.type.ts';
import { AccessLogArgs } from './access-log.input.ts';
import { listAccess } from './access-log.service.ts';
import { DocumentReader, OutlineEntry } from './document-reader.type.ts';
import { EngagementArgs, PageEngagementArgs } from './engagement.input.ts';
import { listEngagement, listPageEngagement } from './engagement.service.ts';
import { Engagement, PageEngagement } from './engagement.type.ts';
import { isWatched, watchReadings, WatchReadingsInput } from './reading-watch.service.ts';
import { listSummaries, readTotals } from './summary.service.ts';
import { InvestorSummary, InvestorTotals } from './summary.type.ts';
import { listReaders, readPagesInView } from './progress.service.ts';
import { DocumentSearch, DocumentSearchArgs } from './document-search.type.ts';
import { searchDocument } from './document-search.service.ts';
import { outlineLimits } from './pdf.text.ts';
import { readPageLabel, readPageLabels } from './page-labels.service.ts';
import { pageShapes, readDocumentOutline, readVersion } from './page-shapes.service.ts';

const EngagementConnection = createConnectionType(Engagement, 'Engagement');
const InvestorSummaryConnection = createConnectionType(InvestorSummary, 'InvestorSummary');
const AccessLogConnection = createConnectionType(AccessLogEntry, 'AccessLog');

const WatchReadingsPayload = createPayload('watchReadings', {
  document: {
    type: () => PortalDocument,
    nullable: true,
    description: 'The document. Null if the input names an account.',
  },
  user: { type: () => User, nullable: true, description: 'The account. Null if the input names a document.' },
});

@Resolver(() => PortalDocument)
export class ReadingResolver {
  @Access('signed-in', { scope: 'AUDIT_READ' })
  @Query(() => AccessLogConnection, {
    description:
      'The accesses to documents, newest first. Administrators read all; investors read their own and those of their delegates.',
  })
  accessLog(@Ctx() context: Context, @Args(() => AccessLogArgs) args: AccessLogArgs) {
    return listAccess(context, args);
  }

  @Access('signed-in', { scope: 'DOCUMENTS_READ' })
  @Extensions({ cost: points.search })
  @Query(() => DocumentSearch, {
    nullable: true,
    description:
      'Searches the text of a document. Null if the document does not exist, if the viewer cannot read it, or if its file has no pages. Administrators and investors can search the documents that they can read. A search is not a reading, so the access log does not contain it. Errors: RATE_LIMITED, and UNAVAILABLE if a page takes too long.',
  })
  documentSearch(@Ctx() context: Context, @Args(() => DocumentSearchArgs) args: DocumentSearchArgs) {
    return searchDocument(context, args);
  }

  @Extensions({ listSize: outlineLimits.entries })
  @FieldResolver(() => [OutlineEntry], {
    nullable: true,
    description:
      'The table of contents: the bookmarks of the PDF in their order, at most 500. Empty if it has none. Null if the viewer cannot read the document or the file has no pages.',
  })
  outline(@Ctx() context: Context, @Root() document: PortalDocument) {
    return readDocumentOutline(context, document);
  }

  @FieldResolver(() => [Float], {
    nullable: true,
    description:
      'For each page in order, its height divided by its width. Null if the viewer cannot read the document or the file has no pages.',
  })
  pageShapes(@Ctx() context: Context, @Root() document: PortalDocument) {
    return pageShapes(context, document);
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description:
      'For each page in order, the label that is printed on it, such as `iv` or `A-3`. Null if the labels are the numbers of the pages, if the viewer cannot read the document, or if the file has no pages.',
  })
  pageLabels(@Ctx() context: Context, @Root() document: PortalDocument) {
    return readPageLabels(context, document);
  }

  @FieldResolver(() => [Int], {
    description:
      'The numbers of the pages of the newest version that the viewer had in view for some seconds, as their browser reported. In ascending order; empty if there are none.',
  })
  readPages(@Ctx() context: Context, @Root() document: PortalDocument) {
    return readPagesInView(context, document);
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
    description: 'The number of different pages of the newest version that the viewer had in view, as in `readPages`.',
  })
  async openedPageCount(@Ctx() context: Context, @Root() document: PortalDocument) {
    return (await readPagesInView(context, document)).length;
  }

  @FieldResolver(() => [DocumentReader], {
    nullable: true,
    description:
      'The people who had pages of the newest version in view, as their browsers reported, the last reader first, at most 100. Null for everyone but administrators.',
  })
  readers(@Ctx() context: Context, @Root() document: PortalDocument) {
    return listReaders(context, document);
  }

  @Access('admin', { scope: 'AUDIT_READ' })
  @Query(() => EngagementConnection, {
    description:
      'The people who had pages of documents in view, as their browsers reported, and for how long. The last reader first. Without a document, a person or dates in the filter, only readings of the last 90 days. For administrators.',
  })
  engagement(@Ctx() context: Context, @Args(() => EngagementArgs) args: EngagementArgs) {
    return listEngagement(context, args);
  }

  @Access('admin', { scope: 'AUDIT_READ' })
  @Extensions({ cost: points.search })
  @Query(() => InvestorSummaryConnection, {
    description:
      'What each approved investor did in a period: pages in view, questions and events. Those who read longest first. The fields `documentId` and `page` of the filter do not apply. For administrators.',
  })
  investorSummaries(@Ctx() context: Context, @Args(() => EngagementArgs) args: EngagementArgs) {
    return listSummaries(context, args);
  }

  @Access('admin', { scope: 'AUDIT_READ' })
  @Extensions({ cost: points.search })
  @Query(() => InvestorTotals, {
    description: 'What all investors did in a period, with the filter of `investorSummaries`. For administrators.',
  })
  investorTotals(@Ctx() context: Context, @Args(() => PageEngagementArgs) { filter }: PageEngagementArgs) {
    return readTotals(context, filter ?? {});
  }

  @Extensions({ listSize: 50 })
  @FieldResolver(() => [PageEngagement], {
    nullable: true,
    description:
      'The reading of each page of the newest version that was in view, in ascending order. The fields `documentId` and `page` of the filter do not apply. Null for everyone but administrators.',
  })
  pageEngagement(
    @Ctx() context: Context,
    @Root() document: PortalDocument,
    @Args(() => PageEngagementArgs) args: PageEngagementArgs,
  ) {
    return listPageEngagement(context, document, args);
  }

  @Access('admin', { scope: null, confirms: false })
  @Mutation(() => WatchReadingsPayload, {
    description:
      'Starts or ends emails to the viewer about who opens a document, or about the documents that a person opens. At most one email an hour; the viewer’s own readings do not count. For administrators. Errors: NOT_FOUND.',
  })
  watchReadings(@Ctx() context: Context, @Arg('input', () => WatchReadingsInput) input: WatchReadingsInput) {
    return watchReadings(context, input);
  }

  @FieldResolver(() => Boolean, {
    description: 'True if the viewer gets an email when the document is opened. False for everyone but administrators.',
  })
  isWatched(@Ctx() context: Context, @Root() { id }: PortalDocument) {
    return isWatched(context, [id]);
  }
}

@Resolver(() => User)
export class ReadingUserResolver {
  @FieldResolver(() => Boolean, {
    description:
      'True if the viewer gets an email when the person opens a document. False for everyone but administrators.',
  })
  isWatched(@Ctx() context: Context, @Root() { id }: User) {
    return isWatched(context, [id]);
  }
}

@Resolver(() => AccessLogEntry)
export class AccessLogEntryResolver {
  @FieldResolver(() => ID, {
    description: 'Opaque id: `acc_` and the number of the event in the audit log, where AuditEvent.id is the number.',
  })
  id(@Root() entry: AccessLogEntry) {
    return `acc_${entry.id}`;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if the viewer gets emails about the document or the person. False for everyone but administrators.',
  })
  isWatched(@Ctx() context: Context, @Root() { documentId, person }: AccessLogEntry) {
    return isWatched(context, [documentId, person.accountId]);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The label that is printed on the page, such as `iv`. Null if it is the number of the page, or if `documentTitle` is null.',
  })
  pageLabel(@Ctx() context: Context, @Root() entry: AccessLogEntry) {
    return entry.documentTitle === null ? null : readPageLabel(context, entry);
  }
}

@Resolver(() => InvestorSummary)
export class InvestorSummaryResolver {
  @FieldResolver(() => UserNda, {
    nullable: true,
    description: 'The confidentiality agreement of the investor, as it is now. Null for everyone but administrators.',
  })
  agreement(@Ctx() context: Context, @Root() { person }: InvestorSummary) {
    return readUserNda(context, { id: person.accountId });
  }
}

import {
  InboxDocument,
  MemberInboxDocument,
  useInboxQuery,
  useMemberInboxQuery,
  useViewerQuery,
  ViewerDocument,
} from '#graphql/generated/portal.ts';
import { noVariables, pageQuery } from '../runtime/pageQueries.ts';

/** The signed-in person. The layout of the portal reads it for all of its pages. */
export const viewerQuery = pageQuery(ViewerDocument, useViewerQuery, noVariables);

/** The work that waits for editors and administrators. The layout of the portal reads it for all of their pages. */
export const inboxQuery = pageQuery(InboxDocument, useInboxQuery, noVariables, ({ isEditor }) => isEditor);

/** What waits for an investor: updates to read, and invitations to act as a delegate. */
export const memberInboxQuery = pageQuery(
  MemberInboxDocument,
  useMemberInboxQuery,
  noVariables,
  ({ isAdmin, isInvestor }) => isInvestor && !isAdmin,
);

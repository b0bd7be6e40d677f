import { InboxDocument, MemberInboxDocument, useInboxQuery, useMemberInboxQuery } from '#graphql/generated/portal.ts';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';

/** The work that waits for editors and administrators. The layout of the portal reads it for all of their pages. */
export const inboxQuery = pageQuery(InboxDocument, useInboxQuery, noVariables, ({ isEditor }) => isEditor);

/** What waits for an investor: updates to read, and invitations to act as a delegate. */
export const memberInboxQuery = pageQuery(
  MemberInboxDocument,
  useMemberInboxQuery,
  noVariables,
  ({ isAdmin, isInvestor }) => isInvestor && !isAdmin,
);

import {
  type MemberInboxQuery,
  PortalHomeDocument,
  type PortalHomeQuery,
  type UpdateEntryFragment,
  usePortalHomeQuery,
} from '#graphql/generated/portal.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { paths } from '#web/paths.ts';
import { adminHomeQuery, AdminOverview } from './AdminOverview.tsx';
import { editorHomeQuery, EditorOverview } from './EditorOverview.tsx';
import { Company } from './Company.tsx';
import { DataRoom } from './DataRoom.tsx';
import { NextEvents } from './NextEvents.tsx';
import { OwnQuestions } from './OwnQuestions.tsx';
import { News } from '#web/portal/DocumentsTable.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import { ReadActions } from './ReadActions.tsx';
import { SinceLastVisit } from './SinceLastVisit.tsx';
import { ToRead } from './ToRead.tsx';
import { UpdateList } from '../updates/UpdateList.tsx';
import styles from './PortalHomePage.module.css';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { memberInboxQuery, viewerQuery } from '#web/pages/viewerQuery.ts';

const homeQuery = pageQuery(
  PortalHomeDocument,
  usePortalHomeQuery,
  noVariables,
  ({ isAdmin, isInvestor }) => isInvestor && !isAdmin,
);

export const queries = [homeQuery, adminHomeQuery, editorHomeQuery];

/** The first page after sign-in: for administrators and editors the work that waits, for investors what is new to read. */
export function PortalHomePage() {
  const viewer = usePageData(viewerQuery).data?.viewer;
  if (viewer?.canAdminister) return <AdminOverview />;
  return viewer && !viewer.isInvestor ? <EditorOverview /> : <InvestorOverview />;
}

function InvestorOverview() {
  const query = usePageData(homeQuery, { fetchPolicy: 'cache-and-network' });
  const inbox = usePageData(memberInboxQuery).data;
  return (
    <>
      <PortalPageHead
        title="Overview"
        description="Unread documents and updates, and the next events."
        path={paths.investor}
        action={
          query.data?.viewer && <ReadActions dataRoom={query.data.dataRoom} readerId={query.data.viewer.accountId} />
        }
      >
        New documents, updates and events for you.
      </PortalPageHead>
      <QueryResult query={query}>
        {({ viewer, sinceLastVisit, nda, companyProfile, latestUpdate, events, dataRoom, questions }) =>
          viewer && (
            <>
              {nda?.isSignatureRequired && <ToSign />}
              <ToAnswer offers={inbox?.delegations.nodes.slice(0, 3) ?? []} />
              <SinceLastVisit visit={sinceLastVisit} />
              <Pinned documents={dataRoom.pinnedDocuments} />
              <DataRoom dataRoom={dataRoom} events={events.nodes} />
              <div className={styles.columns}>
                <div>
                  <ToRead documents={dataRoom.documentsToRead} hasDocuments={dataRoom.drawerCount > 0} />
                  <NewUpdates latest={latestUpdate.nodes[0]} updates={inbox?.investorUpdates.nodes.slice(0, 5)} />
                  <OwnQuestions questions={questions.edges} />
                </div>
                <div>
                  <Company company={companyProfile} />
                  <NextEvents events={events.nodes} />
                  {nda && !nda.isSignatureRequired && (
                    <PortalSection title="Agreement">
                      <InlineLink to={paths.investorNda}>Confidentiality agreement, version {nda.version}</InlineLink>
                    </PortalSection>
                  )}
                </div>
              </div>
            </>
          )
        }
      </QueryResult>
    </>
  );
}

function ToSign() {
  return (
    <PortalSection title="To sign" note="Before your next document.">
      <p>
        The confidentiality agreement waits for your signature.{' '}
        <InlineLink to={paths.investorNda}>Read and sign</InlineLink>
      </p>
    </PortalSection>
  );
}

function ToAnswer({ offers }: { offers: MemberInboxQuery['delegations']['nodes'] }) {
  if (offers.length === 0) return null;
  return (
    <PortalSection title="To answer" note="You get access after you accept.">
      {offers.map(({ id, principal }) => (
        <p key={id}>
          {principal.name} invites you to act as their delegate.{' '}
          <InlineLink to={paths.investorDelegates}>Read and respond</InlineLink>
        </p>
      ))}
    </PortalSection>
  );
}

/** Documents that administrators want every reader to see first. */
function Pinned({ documents }: { documents: PortalHomeQuery['dataRoom']['pinnedDocuments'] }) {
  if (documents.length === 0) return null;
  return (
    <PortalSection title="Pinned documents" note="Chosen by the company.">
      <ul className={styles.pinned}>
        {documents.map(({ id, title, pageCount, news }) => (
          <li key={id}>
            <span className="label">{pageCount === null ? 'File' : formatCount(pageCount, 'page')}</span>{' '}
            <InlineLink to={paths.investorDocument(id)}>{title}</InlineLink> {news && <News news={news} />}
          </li>
        ))}
      </ul>
    </PortalSection>
  );
}

type NewUpdatesProps = {
  latest: PortalHomeQuery['latestUpdate']['nodes'][number] | undefined;
  /** Updates that the reader has not opened. Absent until they are known. */
  updates: readonly UpdateEntryFragment[] | undefined;
};

/** The latest update with its first lines, and the other updates that the reader has not opened. */
function NewUpdates({ latest, updates }: NewUpdatesProps) {
  const others = updates?.filter(({ id }) => id !== latest?.id) ?? [];
  return (
    <PortalSection title="Updates" note="The latest one, and others that you have not opened.">
      {!latest && <p>No update has been published to you yet.</p>}
      {latest && (
        <>
          <UpdateList updates={[latest]} />
          <p dir="auto">{latest.excerpt}</p>
        </>
      )}
      {others.length > 0 && <UpdateList updates={others} />}
      {latest && updates?.length === 0 && <p>You have read all updates.</p>}
      <TextLink to={paths.investorUpdates}>All updates</TextLink>
    </PortalSection>
  );
}

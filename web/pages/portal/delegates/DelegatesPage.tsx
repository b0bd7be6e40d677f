import { DelegatesDocument, useDelegatesQuery, type OwnDelegationFragment } from '#graphql/generated/portal.ts';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { paths } from '#web/paths.ts';
import { DelegationList } from './DelegationList.tsx';
import styles from './Delegates.module.css';
import { delegableQuery, InvitationSection } from './InvitationSection.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const AT_ONCE = 50;

const delegatesQuery = pageQuery(DelegatesDocument, useDelegatesQuery, ({ search }) => ({
  first: AT_ONCE,
  after: search.get('after'),
}));

export const queries = [delegatesQuery, delegableQuery];

/** The delegates page: who acts for the investor, and for whom the investor acts. */
export function DelegatesPage() {
  const query = usePageData(delegatesQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PortalPageHead
        title="Delegates"
        description="Share a part of your access to the investor portal with a colleague or counsel, and see what is shared with you."
        path={paths.investorDelegates}
        help={
          <>
            {' '}
            Let a colleague or counsel read documents for you. You choose the documents and the end date. The access log
            records what they read with both names.
          </>
        }
      />
      <QueryResult query={query}>
        {({ viewer, delegations: { edges, pageInfo } }) => {
          const all = edges.map(({ node }) => node);
          return (
            <>
              <IncomingDelegations delegations={all.filter(({ isHeld }) => isHeld)} />
              <OutgoingDelegations delegations={all.filter(({ isGiven }) => isGiven)} />
              {pageInfo.hasNextPage && (
                <div className={styles.more}>
                  <LoadMore
                    page={pageInfo}
                    label="delegations"
                    onMore={(after) =>
                      query.fetchMore({ variables: { after }, updateQuery: appendPage('delegations') })
                    }
                  />
                </div>
              )}
              <InvitationSection canInvite={viewer?.canInviteDelegate ?? false} />
            </>
          );
        }}
      </QueryResult>
    </>
  );
}

type ListProps = { delegations: readonly OwnDelegationFragment[] };

const IncomingDelegations = ({ delegations }: ListProps) =>
  delegations.length > 0 && (
    <PortalSection
      title="Shared with you"
      note="Documents that another person shares with you. Return access that you no longer need."
    >
      <DelegationList delegations={delegations} />
    </PortalSection>
  );

const OutgoingDelegations = ({ delegations }: ListProps) => (
  <PortalSection title="Your delegates" note="If you withdraw access, it ends immediately, also for open documents.">
    {delegations.length > 0 ? (
      <DelegationList delegations={delegations} />
    ) : (
      <p className={styles.none}>You have no delegates.</p>
    )}
  </PortalSection>
);

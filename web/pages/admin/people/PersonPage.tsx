import { useNavigate, useParams } from 'react-router-dom';
import { PersonDetailsDocument, type PersonDetailsQuery, usePersonDetailsQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { usePageData } from '#web/runtime/usePageData.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { ReviewHistory } from '../review/ReviewHistory.tsx';
import { AdminHead } from '#web/list/AdminHead.tsx';
import styles from '../shared/Admin.module.css';
import { WatchButton } from '../shared/WatchButton.tsx';
import { describeStatus } from './peopleLabels.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { Events, Grants, Mails, Questions, Readings, Sessions } from './PersonRecord.tsx';

const personQuery = pageQuery(PersonDetailsDocument, usePersonDetailsQuery, ({ params }) => ({
  id: params['id'] ?? '',
}));

export const queries = [personQuery];

type User = Extract<PersonDetailsQuery['node'], { record: unknown }>;

/** Everything that the portal knows about one person, and what can be done. */
export function PersonPage() {
  const { id = '' } = useParams();
  const query = usePageData(personQuery, { fetchPolicy: 'cache-and-network' });
  const readAgain = () => void query.refetch().catch(() => undefined);
  return (
    <QueryResult query={query}>
      {({ node }) =>
        node && 'record' in node && node.record ? (
          <PersonDetails user={node} record={node.record} onChanged={readAgain} />
        ) : (
          <NoPerson id={id} />
        )
      }
    </QueryResult>
  );
}

function NoPerson({ id }: { id: string }) {
  return (
    <>
      <HttpStatus code={404} />
      <AdminHead
        title="Person not found"
        description="An account that does not exist."
        path={paths.investorPerson(id)}
      />
      <div className={styles.page}>
        <Empty title="No account has this id." to={paths.investorPeople} action="All investors">
          The account may have been deleted. The audit log keeps what happened.
        </Empty>
      </div>
    </>
  );
}

type PersonDetailsProps = { user: User; record: NonNullable<User['record']>; onChanged: () => void };

function PersonDetails({ user, record, onChanged }: PersonDetailsProps) {
  const navigate = useNavigate();
  const { id, name, company, reason } = user;
  const log = `${paths.investorAccessLog}?${new URLSearchParams({ person: id })}`;
  const viewAs = `${paths.investorAdminDocuments}?${new URLSearchParams({ person: id })}`;
  return (
    <>
      <AdminHead
        title={name}
        description="The account, access and activity of one person."
        path={paths.investorPerson(id)}
        count={[company, describeStatus(user)].filter(Boolean).join(', ')}
      />
      <div className={styles.page}>
        <PersonActions person={user} onDeleted={() => void navigate(paths.investorPeople)} />
      </div>
      <PortalSection title="Account">
        <PersonFacts person={user} />
        {reason && (
          <p className={styles.words} dir="auto">
            {reason}
          </p>
        )}
      </PortalSection>
      <PortalSection title="Notes" note="Internal: the person cannot read them.">
        <PersonNotes key={id} id={id} notes={record.notes} onChanged={onChanged} />
      </PortalSection>
      <PortalSection
        title="Access"
        note="Rights with their source. A right nearer to the document replaces that of a folder above it."
      >
        <Grants grants={record.grants} isAdmin={user.roles.includes('ADMIN')} />
        <ButtonLink size="small" to={viewAs}>
          View documents as {name}
        </ButtonLink>
      </PortalSection>
      <PortalSection title="Reading" note="Pages that were in view, as the browser reported.">
        <Readings readings={record.readings} />
        <div className={styles.templates}>
          <ButtonLink size="small" to={log}>
            Access log of {name}
          </ButtonLink>{' '}
          <WatchButton target={{ userId: id }} isWatched={user.isWatched} />
        </div>
      </PortalSection>
      <PortalSection title="Questions">
        <Questions questions={record.questions} />
      </PortalSection>
      <PortalSection title="Events">
        <Events events={record.events} />
      </PortalSection>
      <PortalSection title="Emails" note="Of the last month.">
        <Mails mails={record.mails} />
      </PortalSection>
      <PortalSection title="Sessions" note="Browsers in which the person is signed in.">
        <Sessions sessions={record.sessions} />
      </PortalSection>
      <PortalSection title="History">
        <ReviewHistory user={user} />
      </PortalSection>
    </>
  );
}

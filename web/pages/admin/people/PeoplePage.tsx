import { useState, Suspense } from 'react';
import {
  GroupChoicesDocument,
  PeopleDocument,
  useGroupChoicesQuery,
  usePeopleQuery,
} from '#graphql/generated/admin.ts';
import type { Column } from '#web/list/columns.ts';
import { DetailPanel, PanelSection } from '#web/list/DetailPanel.tsx';
import { nameColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { useOpenItem } from '#web/list/useOpenItem.ts';
import { paths } from '#web/paths.ts';
import { download } from '#web/runtime/download.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { Age } from '#web/ui/Age.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import headStyles from '#web/ui/PortalSection.module.css';
import { report, useActionToast } from '#web/ui/useActionToast.ts';
import { reasonDialogs } from '../review/reviewDialogs.ts';
import { roleLabels } from '../review/reviewLabels.ts';
import type { GroupChoice } from '../review/ReviewPanel.tsx';
import { useReview } from '../review/useReview.ts';
import styles from '../shared/Admin.module.css';
import {
  describeStatus,
  ndaLabels,
  peopleFilter,
  peopleTabs,
  type Person,
  toExportUrl,
  toPeopleVariables,
} from './peopleLabels.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { useAddToGroup, useInvitationActions } from './usePersonActions.ts';
import { Options } from '#web/forms/SelectField.tsx';

const ReasonDialog = lazyComponent(() => import('../review/ReasonDialog.tsx').then((module) => module.ReasonDialog));

const query = pageQuery(PeopleDocument, usePeopleQuery, ({ search }) => toPeopleVariables(search));
const groupChoicesQuery = pageQuery(GroupChoicesDocument, useGroupChoicesQuery, noVariables);

export const queries = [query, groupChoicesQuery];

const columns: Column<Person>[] = [
  nameColumn(
    'Person',
    ({ name }) => name,
    ({ email }) => <span>{email}</span>,
  ),
  {
    label: 'Company',
    getSortValue: ({ company }) => company,
    renderCell: ({ company }) =>
      company ? <span dir="auto">{company}</span> : <span className={styles.none}>Not provided</span>,
  },
  {
    label: 'Groups',
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    renderCell: ({ groups }) => groups?.map(({ name }) => name).join(', ') || <span className={styles.none}>None</span>,
  },
  { label: 'Agreement', isHiddenWhenPanelOpen: true, renderCell: ({ nda }) => nda && ndaLabels[nda.state] },
  {
    label: 'Last seen',
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    className: styles.age,
    renderCell: ({ lastSeenAt }) =>
      lastSeenAt ? <Age at={lastSeenAt} /> : <span className={styles.none}>Not signed in</span>,
  },
  {
    label: 'Status',
    getSortValue: ({ status }) => status,
    renderCell: (person) => (
      <>
        <span className={styles.status} data-status={person.status}>
          {describeStatus(person)}
        </span>{' '}
        {person.roles
          .filter((role) => role !== 'INVESTOR')
          .map((role) => [
            <span key={role} className="label">
              {roleLabels[role]}
            </span>,
            ' ',
          ])}
      </>
    ),
  },
];

/** The list of investors. People whose requests wait are on the page of requests. */
export function PeoplePage() {
  const params = usePageQuery();
  const values = peopleFilter.read(params);
  const groups = usePageData(groupChoicesQuery, { fetchPolicy: 'cache-and-network' }).data?.groups.nodes ?? [];
  return (
    <ListPage
      title="Investors"
      description="People with an account or an invitation, their groups and their access."
      path={paths.investorPeople}
      query={query}
      field="users"
      noun="person"
      nouns="people"
      sorting=""
      laterPage={50}
      action={<ExportButton url={toExportUrl(params)} />}
      create={{ label: 'Invite people', to: paths.investorInvite }}
      tools={{
        filter: peopleFilter,
        tabs: Object.fromEntries(peopleTabs),
        search: 'Name, email address or company',
        ...(groups.length > 0 && {
          fields: { names: ['group'], children: <GroupField groups={groups} value={values.group} /> },
        }),
      }}
      isSortedByServer
      columns={columns}
      getName={({ name }) => name}
      renderBulk={(people, _open, clear) => <PeopleBar people={people} groups={groups} onClear={clear} />}
      renderPanel={(person) => <PersonPanel key={person.id} person={person} />}
      empty={<NoPeople isFiltered={peopleFilter.toUrl('', values) !== ''} />}
    />
  );
}

function PersonPanel({ person }: { person: Person }) {
  const [, openItem] = useOpenItem();
  return (
    <DetailPanel title={person.name} facts={person.company}>
      <PersonActions person={person} onDeleted={() => openItem(null)} />
      <PanelSection title="Account">
        <PersonFacts person={person} />
      </PanelSection>
      <ButtonLink size="small" to={paths.investorPerson(person.id)} arrow="→">
        Everything about {person.name}
      </ButtonLink>
    </DetailPanel>
  );
}

type PeopleBarProps = { people: Person[]; groups: readonly GroupChoice[]; onClear: () => void };

function PeopleBar({ people, groups, onClear }: PeopleBarProps) {
  const { resend, revoke } = useInvitationActions();
  const addToGroup = useAddToGroup();
  const { decideAll } = useReview();
  const [isSuspending, setSuspending] = useState(false);
  const invited = people.filter(({ viewerCan }) => viewerCan.resendInvitation);
  const active = people.filter(({ viewerCan }) => viewerCan.suspend);
  const finish = (isDone: boolean) => {
    if (isDone) onClear();
  };
  return (
    <>
      {groups.length > 0 && (
        <select
          className={styles.pick}
          aria-label="Add the selected people to a group"
          value=""
          onChange={({ target }) => {
            const group = groups.find(({ id }) => id === target.value);
            if (group) void addToGroup(people, group).then(finish);
          }}
        >
          <option value="">Add to group</option>
          <Options of={groups} />
        </select>
      )}
      {invited.length > 0 && (
        <>
          <Button size="small" onClick={() => void resend(invited).then(finish)}>
            Send {formatCount(invited.length, 'invitation')} again
          </Button>{' '}
          <ConfirmButton
            size="small"
            variant="danger"
            sure={`Revoke ${formatCount(invited.length, 'invitation')}? The accounts are deleted.`}
            onConfirm={() => void revoke(invited).then(finish)}
          >
            Revoke invitations
          </ConfirmButton>
        </>
      )}
      {active.length > 0 && (
        <Button size="small" onClick={() => setSuspending(true)}>
          Suspend {active.length} …
        </Button>
      )}
      {isSuspending && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={`Suspend ${formatCount(active.length, 'person', 'people')}`}
            texts={reasonDialogs.suspend}
            onClose={() => setSuspending(false)}
            onSubmit={async (text) => {
              if (!(await decideAll(active, { kind: 'suspend', text }))) return;
              setSuspending(false);
              onClear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const GroupField = ({ groups, value }: { groups: readonly { id: string; name: string }[]; value: string }) => (
  <select name="group" aria-label="Group" defaultValue={value}>
    <option value="">All groups</option>
    <Options of={groups} />
  </select>
);

function ExportButton({ url }: { url: string }) {
  const withToast = useActionToast();
  const messages = report('The list was', 'exported');
  return (
    <Button size="small" onClick={() => void withToast(() => download(url, 'investors.csv'), messages)}>
      <span>
        Export <span className={headStyles.more}>as CSV</span>
      </span>
    </Button>
  );
}

const NoPeople = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No people match this filter." to={paths.investorPeople} action="Clear filter">
      Try fewer letters, another status or all groups.
    </Empty>
  ) : (
    <Empty title="No investors yet." to={paths.investorInvite} action="Invite people">
      People whom you invite or whose requests you approve appear here.
    </Empty>
  );

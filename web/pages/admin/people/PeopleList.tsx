import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';
import { paths } from '../../../paths.ts';
import { Age } from '../../../ui/Age.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { reasonDialogs } from '../review/reviewDialogs.ts';
import { roleLabels } from '../review/reviewLabels.ts';
import type { GroupChoice } from '../review/ReviewPanel.tsx';
import { useReview } from '../review/useReview.ts';
import styles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import type { Column } from '../../../list/columns.ts';
import { DetailPanel, PanelSection } from '../../../list/DetailPanel.tsx';
import { SelectionBar } from '../../../list/SelectionBar.tsx';
import { useOpenItem } from '../../../list/useOpenItem.ts';
import { useSelection } from '../../../list/useSelection.ts';
import { describeStatus, ndaLabels, type Person } from './peopleLabels.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { useAddToGroup, useInvitationActions } from './usePersonActions.ts';

const ReasonDialog = lazyComponent(() => import('../review/ReasonDialog.tsx').then((module) => module.ReasonDialog));

const columns: Column<Person>[] = [
  {
    label: 'Person',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ name, email }) => (
      <>
        <b dir="auto">{name}</b>
        <span>{email}</span>
      </>
    ),
  },
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
        </span>
        {person.roles
          .filter((role) => role !== 'INVESTOR')
          .map((role) => (
            <span key={role} className="label">
              {roleLabels[role]}
            </span>
          ))}
      </>
    ),
  },
];

type PeopleListProps = Pick<AdminTableProps<Person>, 'isBusy' | 'more'> & {
  people: readonly Person[];
  groups: readonly GroupChoice[];
};

/** The list of investors, with actions on all selected ones. */
export function PeopleList({ people, groups, ...table }: PeopleListProps) {
  const { selection, chosen, clear } = useSelection(people);
  const [, openItem] = useOpenItem();
  return (
    <>
      <PeopleBar people={chosen} groups={groups} onClear={clear} />
      <AdminTable
        {...table}
        isSortedByServer
        columns={columns}
        rows={people}
        selection={selection}
        getName={({ name }) => name}
        renderPanel={(person) => (
          <DetailPanel key={person.id} title={person.name} facts={person.company}>
            <PersonActions person={person} onDeleted={() => openItem(null)} />
            <PanelSection title="Account">
              <PersonFacts person={person} />
            </PanelSection>
            <ButtonLink size="small" to={paths.investorPerson(person.id)} arrow="→">
              Everything about {person.name}
            </ButtonLink>
          </DetailPanel>
        )}
      />
    </>
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
    <SelectionBar
      label="Selected people"
      count={people.length > 0 ? formatCount(people.length, 'person', 'people') : null}
      onClear={onClear}
    >
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
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {invited.length > 0 && (
        <>
          <Button size="small" onClick={() => void resend(invited).then(finish)}>
            Send {formatCount(invited.length, 'invitation')} again
          </Button>
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
    </SelectionBar>
  );
}

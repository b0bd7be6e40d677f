import { type KeyboardEvent, memo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccessMatrixDocument, type AccessMatrixQuery, useAccessMatrixQuery } from '#graphql/generated/admin.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { paths } from '#web/paths.ts';
import toolStyles from '#web/portal/ListTools.module.css';
import { appendFolders, useAllFolders } from '#web/portal/useAllFolders.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { CancelButton } from '#web/ui/DialogButtons.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PAGE_TITLE } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import adminStyles from '../shared/Admin.module.css';
import { FindPerson } from '../shared/FindPerson.tsx';
import styles from './AccessMatrix.module.css';
import { DocumentsHead } from './DocumentsHead.tsx';
import { toTarget } from './documentDialogs.ts';
import { DownloadOnlyNote } from './DownloadOnlyNote.tsx';
import { NotifyField } from './NotifyField.tsx';
import {
  describeAccess,
  findCell,
  listCells,
  type MatrixFolder,
  type MatrixGroup,
  listChoices,
  toCellRow,
} from './matrix.ts';
import { RightsDialog } from './RightsDialog.tsx';
import { type Row, toChanges } from './rights.ts';
import { useSetRights } from './useAdminDocuments.ts';

export const matrixQuery = pageQuery(AccessMatrixDocument, useAccessMatrixQuery, ({ search }) =>
  search.get('view') === 'access' ? { after: null } : null,
);

/** What a dialog changes: the right of a group to a folder, or all rights to a folder. */
type Chosen = { folder: MatrixFolder; group: MatrixGroup | null };

/** The rights of all groups to all folders. */
export function AccessMatrix() {
  const query = usePageData(matrixQuery, { fetchPolicy: 'cache-and-network' });
  useAllFolders(query.data, (after) => query.fetchMore({ variables: { after }, updateQuery: appendFolders }));
  // After a change, the pages are read again. Until all are there, the former rows stay, and the focus with them.
  const [shown, setShown] = useState(query.data);
  const isComplete = query.data && !query.data.folders.pageInfo.hasNextPage;
  if (query.data !== shown && (isComplete || !shown)) setShown(query.data);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isFinding, setFinding] = useState(false);
  const setRights = useSetRights();
  const close = () => setChosen(null);
  return (
    <>
      <DocumentsHead
        title="Rights of all folders"
        count={
          shown &&
          `${formatCount(shown.folders.nodes.length, 'folder')} × ${formatCount(shown.groups.nodes.length, 'group')}`
        }
      />
      <div className={adminStyles.page}>
        <div className={toolStyles.tools}>
          <ButtonLink to={paths.investorAdminDocuments} size="small">
            All documents
          </ButtonLink>{' '}
          <Button size="small" onClick={() => setFinding(true)}>
            View as an investor …
          </Button>
        </div>
        <QueryResult query={{ ...query, data: shown }} skeleton={<TableSkeleton />}>
          {({ folders, groups }) =>
            folders.nodes.length > 0 && groups.nodes.length > 0 ? (
              <Grid folders={folders.nodes} groups={groups.nodes} onChoose={setChosen} />
            ) : (
              <Empty title={folders.nodes.length > 0 ? 'No groups yet.' : 'No folders yet.'}>
                Here is which group can list, read and download the documents of which folder.
              </Empty>
            )
          }
        </QueryResult>
      </div>
      {chosen?.group && shown && (
        <CellDialog folder={chosen.folder} group={chosen.group} folders={shown.folders.nodes} onClose={close} />
      )}
      {chosen && !chosen.group && <RightsDialog target={toTarget(chosen.folder)} onSave={setRights} onClose={close} />}
      {isFinding && <ViewAsDialog onClose={() => setFinding(false)} />}
    </>
  );
}

function ViewAsDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog title="View as an investor" onClose={onClose}>
      <FindPerson
        label="Name, email address or company"
        action="View as"
        onAction={({ id }) => void navigate(`${paths.investorAdminDocuments}?${new URLSearchParams({ person: id })}`)}
      />
      <Button size="small" onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
  );
}

type GridProps = {
  folders: AccessMatrixQuery['folders']['nodes'];
  groups: readonly MatrixGroup[];
  onChoose: (chosen: Chosen) => void;
};

/** A grid with one tab stop: the arrow keys move in it, and Enter opens a cell. */
function Grid({ folders, groups, onChoose }: GridProps) {
  const [why, setWhy] = useState('');
  const choose = (target: EventTarget) => {
    const cell = (target as Element).closest('td');
    const folder = cell && folders.find(({ id }) => id === cell.dataset['folder']);
    if (folder) onChoose({ folder, group: groups.find(({ id }) => id === cell.dataset['group']) ?? null });
  };
  return (
    <>
      <p className={styles.why} role="status">
        {why || 'Choose a cell with the arrow keys, and open it with Enter. “↑” is inherited from a folder above.'}
      </p>
      <div className={styles.frame}>
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells take the focus
          role="grid"
          aria-labelledby={PAGE_TITLE}
          className={styles.grid}
          onClick={({ target }) => choose(target)}
          onKeyDown={(event) => moveFocus(event) || ([' ', 'Enter'].includes(event.key) && open(event, choose))}
          onFocus={({ target }) => {
            takeTabStop(target);
            setWhy(target.closest('td')?.title ?? '');
          }}
        >
          <thead>
            <tr>
              <th scope="col">Folder</th>
              {groups.map(({ id, name }) => (
                <th key={id} scope="col" dir="auto">
                  {name}
                </th>
              ))}
              <th scope="col">People</th>
            </tr>
          </thead>
          <tbody>
            {folders.map((folder, at) => (
              <MatrixRow key={folder.id} folder={folder} folders={folders} groups={groups} isFirst={at === 0} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type MatrixRowProps = Omit<GridProps, 'onChoose'> & { folder: MatrixFolder; isFirst: boolean };

const MatrixRow = memo(function MatrixRow({ folder, folders, groups, isFirst }: MatrixRowProps) {
  const people = (folder.accessCount ?? 0) - (folder.access?.filter(({ group }) => group).length ?? 0);
  return (
    <tr>
      <th scope="row" dir="auto">
        <span className="label">{folder.index}</span> {folder.name}
      </th>
      {listCells(folder, groups).map(({ group, kind, label, isInherited }, at) => (
        <td
          key={group.id}
          tabIndex={isFirst && at === 0 ? 0 : -1}
          title={describeAccess(folder, group, folders)}
          data-folder={folder.id}
          data-group={group.id}
          data-right={kind}
          data-inherited={isInherited || undefined}
        >
          {isInherited && '↑ '}
          {label}
        </td>
      ))}
      <td
        tabIndex={-1}
        data-folder={folder.id}
        title={`${formatCount(people, 'person', 'people')} with a right of their own to ${folder.name} or a folder above.`}
      >
        {people || '–'}
      </td>
    </tr>
  );
});

/** The cell that had the focus last is the tab stop. */
function takeTabStop(target: Element): void {
  const cell = target.closest('td');
  if (!cell) return;
  cell.closest('table')!.querySelector('td[tabindex="0"]')?.setAttribute('tabindex', '-1');
  cell.setAttribute('tabindex', '0');
}

const PAGE = 10;

/** True if the key moved the focus. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): boolean {
  const cell = (event.target as Element).closest('td');
  if (!cell) return false;
  const rows = [...event.currentTarget.tBodies[0]!.rows].map((row) => [...row.querySelectorAll('td')]);
  const y = rows.findIndex((row) => row.includes(cell));
  const x = rows[y]!.indexOf(cell);
  const [lastX, lastY] = [rows[y]!.length - 1, rows.length - 1];
  const isFar = event.ctrlKey || event.metaKey;
  const places: Record<string, [x: number, y: number]> = {
    ArrowLeft: [x - 1, y],
    ArrowRight: [x + 1, y],
    ArrowUp: [x, y - 1],
    ArrowDown: [x, y + 1],
    PageUp: [x, y - PAGE],
    PageDown: [x, y + PAGE],
    Home: [0, isFar ? 0 : y],
    End: [lastX, isFar ? lastY : y],
  };
  const place = places[event.key];
  if (!place) return false;
  event.preventDefault();
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  rows[clamp(place[1], lastY)]![clamp(place[0], lastX)]!.focus();
  return true;
}

function open(event: KeyboardEvent, choose: (target: EventTarget) => void): void {
  if (!(event.target as Element).matches('td')) return;
  event.preventDefault();
  choose(event.target);
}

type CellDialogProps = { folder: MatrixFolder; group: MatrixGroup; folders: GridProps['folders']; onClose: () => void };

/** Changes the right of a group to a folder. The button of a right saves it, with the day and the notice above. */
function CellDialog({ folder, group, folders, onClose }: CellDialogProps) {
  const setRights = useSetRights();
  const target = toTarget(folder);
  const row = toCellRow(findCell(folder, group), group);
  return (
    <FormDialog
      title={`Access of ${group.name} to ${folder.name}`}
      initialValues={{ value: row.saved, until: row.savedUntil, notify: false }}
      lead={<p>{describeAccess(folder, group, folders)}</p>}
      fields={getUntilFields(row)}
      action="Save access"
      buttons={({ setFieldValue, submitForm, isSubmitting }) => (
        <div className={styles.rights} role="group" aria-label="Right">
          {listChoices(folder, group, folders).map(([value, label]) => (
            <Button
              key={value}
              size="small"
              variant={value === row.saved ? 'primary' : 'quiet'}
              aria-pressed={value === row.saved}
              disabled={isSubmitting}
              onClick={() => void setFieldValue('value', value).then(submitForm)}
            >
              {label}
            </Button>
          ))}{' '}
          <CancelButton onCancel={onClose} />
        </div>
      )}
      onSave={async ({ notify, ...change }) => {
        // Only this group is told, also of a right that it has already.
        const changes = toChanges(target, [{ ...row, ...change, ...(notify && { saved: '' }) }], notify);
        return (await setRights(target, changes, notify && changes.length > 0)) ?? { error: null };
      }}
      toErrors={(error) => {
        const { endsAt, ...errors } = getFieldErrors(error);
        return { ...errors, ...(endsAt && { until: endsAt }) };
      }}
      onClose={onClose}
    >
      {({ values, handleChange }) => (
        <>
          <DownloadOnlyNote target={target} />
          <NotifyField checked={values.notify} onChange={handleChange} />
        </>
      )}
    </FormDialog>
  );
}

/** A right with an end gives way to the inherited one after it, whose end is set where it was given. */
const getUntilFields = ({ inherited }: Row) => [
  {
    name: 'until',
    label: 'Last day (UTC)',
    type: 'date',
    required: false,
    hint: inherited
      ? `Empty for no end. After it, the right of ${inherited.from} applies again, whose end is set there.`
      : 'Empty for no end.',
  },
];

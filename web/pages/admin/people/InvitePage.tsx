import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readEarlyInput } from '#web/forms/early-input.ts';
import { deleteTypedText, readTypedText, storeTypedText, TypedByContext } from '#web/forms/typed-text.ts';
import { useNavigate } from 'react-router-dom';
import { GroupChoicesDocument, useGroupChoicesQuery } from '#graphql/generated/admin.ts';
import { text as limits } from '#graphql/limits.ts';
import { Field } from '#web/forms/Field.tsx';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { useLeaveGuard } from '#web/runtime/useLeaveGuard.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { Button } from '#web/ui/Button.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminHead } from '#web/list/AdminHead.tsx';
import { assignColumn, decodeFile, type Group, listUnknownGroups } from './invitationRows.ts';
import { InvitationTable } from './InvitationTable.tsx';
import styles from './InvitePage.module.css';
import {
  changeRow,
  readKeptRows,
  useCreateGroups,
  useInvitationList,
  useSendInvitations,
  useUnusedColumns,
} from './useInvitationList.ts';

const groupChoicesQuery = pageQuery(GroupChoicesDocument, useGroupChoicesQuery, noVariables);

export const queries = [groupChoicesQuery];

/** Invites people from a pasted list or a CSV file. */
export function InvitePage() {
  // Another page may have created a group since this list was read.
  const query = usePageData(groupChoicesQuery, { fetchPolicy: 'cache-and-network' });
  return <QueryResult query={query}>{({ groups }) => <Invitations groups={groups.nodes} />}</QueryResult>;
}

function Invitations({ groups }: { groups: readonly Group[] }) {
  const navigate = useNavigate();
  const { text, changeText, rows, correct, isReading, corrected, begin } = useInvitationList(groups);
  const typedBy = useContext(TypedByContext);
  const keptAs = `${typedBy}|${paths.investorInvite}`;
  const { send, sentCount } = useSendInvitations(correct);
  const [groupIds, setGroupIds] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const typed = readEarlyInput(form.current!, ['people', 'message'], { people: '', message: '' });
    const kept = readTypedText(keptAs);
    const keptText = (name: string) => (typeof kept?.[name] === 'string' ? kept[name] : '');
    const keptRows = readKeptRows(keptText('corrected'), groups);
    const people = typed.people || keptText('people');
    if (keptRows.length > 0 || people) begin(keptRows, people);
    setMessage(typed.message || keptText('message'));
    const chosen = kept?.['groupIds'];
    if (Array.isArray(chosen)) setGroupIds(chosen.filter((id) => groups.some((group) => group.id === id)));
    // Only the first commit can contain text that React does not know.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // A person who looks at the groups and comes back finds the list.
  const isEmpty = !text && !corrected && !message;
  useEffect(() => {
    if (isEmpty) deleteTypedText(keptAs);
    else storeTypedText(keptAs, { people: text, corrected, message, groupIds: [...groupIds] });
  }, [isEmpty, keptAs, text, corrected, message, groupIds]);
  useLeaveGuard(!isEmpty, QUESTION);
  const ready = rows.filter(({ problem }) => problem === null);
  const submit = async () => {
    const isDone = await send(ready, { groupIds: [...groupIds], message });
    if (!isDone || ready.length !== rows.length) return;
    setMessage('');
    deleteTypedText(keptAs);
    void navigate(`${paths.investorPeople}?status=INVITED`);
  };
  return (
    <>
      <AdminHead
        title="Invite people"
        description="Each person gets an email with a link to choose a password. The link works once, within 14 days."
        path={paths.investorInvite}
        count={rows.length > 0 && describeRows(rows.length, ready.length)}
        action={
          <SendButton count={ready.length} sentCount={sentCount} isReading={isReading} onSend={() => void submit()} />
        }
      />
      <div className={adminStyles.page}>
        <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <PeopleField text={text} isCorrected={corrected !== ''} onChange={changeText} />
          <div className={styles.side}>
            {groups.length > 0 && <GroupsForAll groups={groups} chosen={groupIds} onChoose={setGroupIds} />}
            <div className={styles.message}>
              <Field
                name="message"
                label="Personal line in the email"
                multiline
                rows={2}
                maxLength={limits.invitationMessage}
                value={message}
                onChange={({ target }) => setMessage(target.value)}
              />
            </div>
          </div>
        </form>
        <p className="visually-hidden" role="status">
          {isReading ? '' : describeRows(rows.length, ready.length)}
        </p>
        <UnusedColumns text={text} onChange={changeText} />
        <MissingGroups names={listUnknownGroups(rows)} />
        {rows.length > 0 && (
          <InvitationTable
            rows={rows}
            groups={groups}
            isBusy={isReading}
            onChange={(id, change) => correct(changeRow(id, change))}
          />
        )}
      </div>
    </>
  );
}

type SendButtonProps = { count: number; sentCount: number | null; isReading: boolean; onSend: () => void };

const SendButton = ({ count, sentCount, isReading, onSend }: SendButtonProps) => (
  <Button size="small" variant="primary" disabled={count === 0 || isReading || sentCount !== null} onClick={onSend}>
    {sentCount === null ? `Send ${formatCount(count, 'invitation')}` : `${sentCount} of ${sentCount + count} sent …`}
  </Button>
);

const QUESTION = 'Leave this list? Nobody on it was invited yet. The list stays in this tab until you come back.';

/** Creates the groups that rows name and that do not exist. */
function MissingGroups({ names }: { names: readonly string[] }) {
  const { create, isCreating } = useCreateGroups();
  if (names.length === 0) return null;
  return (
    <p className={styles.missing}>
      <span>
        {names.length === 1 ? 'This group does not exist yet: ' : 'These groups do not exist yet: '}
        <b dir="auto">{names.join(', ')}</b>
      </span>{' '}
      <Button size="small" disabled={isCreating} onClick={() => void create(names)}>
        {names.length === 1 ? 'Create this group' : `Create these ${names.length} groups`}
      </Button>
    </p>
  );
}

/** Assigns columns whose headings are not known. What is assigned is written into the text. */
function UnusedColumns({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { unused, lacks } = useUnusedColumns(text);
  if (unused.length === 0) return null;
  return (
    <fieldset className={styles.columns}>
      <legend className="label">Columns that are not used</legend>
      {unused.map(({ heading, sample }) => [
        <label key={heading}>
          <span>
            <b dir="auto">{heading}</b>, such as <span dir="auto">{sample}</span>
          </span>{' '}
          <select
            value=""
            disabled={lacks.length === 0}
            onChange={({ target }) => void assignColumn(text, heading, target.value).then(onChange)}
          >
            <option value="">Not used</option>
            {lacks.map((column) => (
              <option key={column}>{column}</option>
            ))}
          </select>
        </label>,
        ' ',
      ])}
    </fieldset>
  );
}

const describeRows = (count: number, readyCount: number): string =>
  readyCount === count
    ? formatCount(count, 'person', 'people')
    : `${formatCount(count, 'person', 'people')}, ${formatCount(count - readyCount, 'problem')}`;

const HINT =
  'One person per line, such as “Ada Angel, Harbor Fund, ada@fund.example”, or rows of a spreadsheet: name, company, email address and groups.';
const CORRECTED = 'The corrected list is below. People whom you add in this box join it.';

type PeopleFieldProps = { text: string; isCorrected: boolean; onChange: (text: string) => void };

/** A field for pasted rows. A file of a spreadsheet fills it. */
function PeopleField({ text, isCorrected, onChange }: PeopleFieldProps) {
  const takeFile = async (file: File | undefined) => {
    if (file) onChange(decodeFile(new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <div>
      <Field
        name="people"
        label="People"
        hint={isCorrected ? CORRECTED : HINT}
        required
        multiline
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <label className={styles.file}>
        Or choose a file: CSV or visiting cards
        <input
          type="file"
          accept=".csv,.tsv,.txt,.vcf,text/csv,text/plain,text/vcard"
          onChange={({ target }) => void takeFile(target.files?.[0])}
        />
      </label>
    </div>
  );
}

type GroupsForAllProps = {
  groups: readonly Group[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

const GroupsForAll = ({ groups, chosen, onChoose }: GroupsForAllProps) => (
  <fieldset className={adminStyles.groups}>
    <legend className="label">Groups for all</legend>
    {groups.map(({ id, name }) => [
      <label key={id}>
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
        <span dir="auto">{name}</span>
      </label>,
      ' ',
    ])}
  </fieldset>
);

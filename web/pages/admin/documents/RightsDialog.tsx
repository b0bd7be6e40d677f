import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { useState } from 'react';
import { type AdminAccessFragment, useItemAccessQuery, useRightsGroupsQuery } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { getFieldErrors } from '#web/runtime/failure.ts';
import formStyles from '#web/forms/Form.module.css';
import styles from './AdminDocuments.module.css';
import { type Target, toTarget } from './documentDialogs.ts';
import { DownloadOnlyNote } from './DownloadOnlyNote.tsx';
import { FindingsList } from './FindingsSection.tsx';
import { NotifyField } from './NotifyField.tsx';
import type { useSetRights } from './useAdminDocuments.ts';
import { FindPerson } from '../shared/FindPerson.tsx';
import {
  toChanges,
  newRow,
  type Row,
  toRow,
  type AccessValue,
  accessLabels,
  hasRights,
  describeRights,
} from './rights.ts';
import { Options } from '#web/forms/SelectField.tsx';

type RightsDialogProps = {
  target: Target;
  onSave: ReturnType<typeof useSetRights>;
  onClose: () => void;
};

interface Values {
  rows: readonly Row[];
  notify: boolean;
}

/**
 * Sets access to a document, or to a folder and everything in it. Changes apply from the next request after saving. An
 * inherited right ends where it was set, so the dialog leads there: a right with an end here would, after it, give way to
 * the inherited one.
 */
export function RightsDialog({ target: opened, onSave, onClose }: RightsDialogProps) {
  const [target, setTarget] = useState(opened);
  const [id = '', ...others] = target.ids;
  const isOne = others.length === 0;
  const query = useItemAccessQuery({
    variables: { id, isFolder: target.kind === 'folder' },
    skip: !isOne,
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog key={id} title={`Access to ${target.name}`} onClose={onClose}>
      {isOne ? (
        <QueryResult query={query}>
          {({ document, folder }) => (
            <>
              {document?.findings && document.findings.length > 0 && <FindingsList findings={document.findings} />}
              <Rights
                access={document?.access ?? (folder && 'access' in folder ? folder.access : null) ?? []}
                onOpenFolder={(folder) => setTarget(toTarget(folder))}
                {...{ target, onSave, onClose }}
              />
            </>
          )}
        </QueryResult>
      ) : (
        <Rights access={[]} onOpenFolder={(folder) => setTarget(toTarget(folder))} {...{ target, onSave, onClose }} />
      )}
    </Dialog>
  );
}

type OpenFolder = { onOpenFolder: (folder: { id: string; name: string }) => void };

type RightsProps = RightsDialogProps & OpenFolder & { access: readonly AdminAccessFragment[] };

function Rights({ target, access, onSave, onOpenFolder, onClose }: RightsProps) {
  const submit = async ({ rows, notify }: Values, { setFieldError }: FormikHelpers<Values>) => {
    const failure = await onSave(target, toChanges(target, rows, notify), notify);
    if (!failure) return onClose();
    const { groupId, userId } = failure.change ?? {};
    setFieldError(String(groupId ?? userId), getFieldErrors(failure.error)['endsAt']);
  };
  return (
    <Formik<Values> initialValues={{ rows: access.flatMap(toRow), notify: false }} onSubmit={submit}>
      <RightsForm {...{ target, onOpenFolder, onClose }} />
    </Formik>
  );
}

function RightsForm({ target, onOpenFolder, onClose }: Pick<RightsProps, 'target' | 'onOpenFolder' | 'onClose'>) {
  const { values, errors, setValues, handleChange, isSubmitting } = useFormikContext<Values>();
  const { rows } = values;
  const has = (id: string) => rows.some((row) => row.id === id);
  const add = (row: Row) =>
    void setValues(({ rows, ...rest }) => ({ ...rest, rows: has(row.id) ? rows : [...rows, row] }));
  const set = (id: string, change: Partial<Pick<Row, 'value' | 'until'>>) =>
    void setValues(({ rows, ...rest }) => ({
      ...rest,
      rows: rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
    }));
  /** Rights that are stored end when the form is saved. */
  const remove = ({ id, saved, inherited }: Row) =>
    saved || inherited
      ? set(id, { value: '', until: '' })
      : void setValues(({ rows, ...rest }) => ({ ...rest, rows: rows.filter((row) => row.id !== id) }));
  const isUnchanged = !values.notify && toChanges(target, rows, false).length === 0;
  return (
    <>
      <AddGroup has={has} onAdd={(group) => add(newRow('group', group))} />
      <FindPerson
        label="Share with a person, by name, email address or company"
        action="Add"
        isOut={has}
        onAction={(person) => add(newRow('user', person))}
      />
      <Form className={formStyles.form}>
        {rows.length === 0 ? (
          <p>
            {target.ids.length > 1
              ? `Choose groups or people. Each ${target.kind} keeps its other access.`
              : 'Only administrators see it.'}
          </p>
        ) : (
          <ul className={styles.rights}>
            {rows.map((row) => (
              <li key={row.id}>
                <RightsRow
                  row={row}
                  error={(errors as Record<string, string>)[row.id]}
                  onChange={(change) => set(row.id, change)}
                  onRemove={() => remove(row)}
                  onOpenFolder={isUnchanged ? onOpenFolder : null}
                />
              </li>
            ))}
          </ul>
        )}
        {rows.some(({ value }) => value === 'VIEW') && <DownloadOnlyNote target={target} />}
        {(rows.length > 0 || target.ids.length > 1) && (
          <>
            <NotifyField checked={values.notify} onChange={handleChange} />
            <p className={formStyles.hint}>
              The email has a link and a neutral subject.
              {!target.isNew &&
                ' If you change access, only the groups and people that you change get it, also members who could read it before.'}
            </p>
          </>
        )}
        <DialogButtons action="Save access" busy={isSubmitting || isUnchanged} onCancel={onClose} />
      </Form>
    </>
  );
}

type RightsRowProps = {
  row: Row;
  error: string | undefined;
  onChange: (change: Partial<Pick<Row, 'value' | 'until'>>) => void;
  onRemove: () => void;
  /** Null while the dialog has changes, which it would lose. */
  onOpenFolder: OpenFolder['onOpenFolder'] | null;
};

function RightsRow({ row, error, onChange, onRemove, onOpenFolder }: RightsRowProps) {
  const { id, name, kind, value, until, inherited } = row;
  const placeholder = inherited
    ? `As for ${inherited.from}: ${describeRights(inherited.rights)}`
    : 'No access set here';
  return (
    <>
      <label>
        <span>
          <b>{name}</b> <span className="label">{kind === 'group' ? 'group' : 'person'}</span>
        </span>
        <select value={value} onChange={({ target }) => onChange({ value: target.value as AccessValue })}>
          <option value="">{placeholder}</option>
          <Options of={Object.entries(accessLabels)} />
        </select>
      </label>{' '}
      {inherited && (value === '' || hasRights(row)) && (
        <p className={styles.inherited}>
          {hasRights(row)
            ? `After the last day, the right of ${inherited.from} applies again.`
            : `Inherited from ${inherited.from}${inherited.end}. Its end is set there.`}{' '}
          {onOpenFolder && (
            <Button size="small" onClick={() => onOpenFolder(inherited.folder)}>
              Access to {inherited.folder.name} …<span className="visually-hidden"> for {name}</span>
            </Button>
          )}
        </p>
      )}{' '}
      {hasRights(row) && (
        <label className={styles.until}>
          <span>
            Last day (UTC)<span className="visually-hidden"> of the access of {name}</span>, empty for no end
          </span>
          <input
            type="date"
            value={until}
            aria-invalid={Boolean(error)}
            aria-describedby={error && `${id}-error`}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        </label>
      )}{' '}
      {error && (
        <p id={`${id}-error`} role="alert" className={formStyles.error}>
          {error}
        </p>
      )}{' '}
      {hasRights(row) && (
        <Button size="small" className={styles.remove} onClick={onRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </>
  );
}

type AddGroupProps = { has: (id: string) => boolean; onAdd: (group: { id: string; name: string }) => void };

/** More groups are in a list to choose from, because their buttons would fill the dialog. */
const MOST_BUTTONS = 12;

function AddGroup({ has, onAdd }: AddGroupProps) {
  const { data } = useRightsGroupsQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.groups.nodes.filter(({ id }) => !has(id)) ?? [];
  if (groups.length === 0) return null;
  if (groups.length > MOST_BUTTONS) return <ChooseGroup groups={groups} onAdd={onAdd} />;
  return (
    <div role="group" aria-label="Share with a group" className={styles.adding}>
      <span className="label">Share with a group</span>{' '}
      <span className={styles.buttons}>
        {groups.map((group) => [
          <Button key={group.id} size="small" onClick={() => onAdd(group)}>
            <span className="visually-hidden">Add </span>
            <span aria-hidden="true">+ </span>
            {group.name}
          </Button>,
          ' ',
        ])}
      </span>
    </div>
  );
}

type ChooseGroupProps = { groups: { id: string; name: string }[]; onAdd: AddGroupProps['onAdd'] };

function ChooseGroup({ groups, onAdd }: ChooseGroupProps) {
  const [chosen, setChosen] = useState('');
  const group = groups.find(({ id }) => id === chosen) ?? groups[0]!;
  return (
    <div className={styles.adding}>
      <span>
        <label htmlFor="rights-group" className="label">
          Share with a group
        </label>
        <select id="rights-group" value={group.id} onChange={({ target }) => setChosen(target.value)}>
          <Options of={groups} />
        </select>
      </span>{' '}
      <Button size="small" onClick={() => onAdd(group)}>
        Add group
      </Button>
    </div>
  );
}

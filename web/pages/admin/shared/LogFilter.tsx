import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { text } from '#graphql/limits.ts';
import { useReaderZone } from '#web/pages/useReaderZone.ts';
import { Button } from '#web/ui/Button.tsx';
import { ExportLink } from '#web/ui/ExportLink.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { nameOfZone } from '#web/portal/calendarDays.ts';
import styles from './LogTable.module.css';
import { dropUnusedZone, type FilterDays, type LogFilterValues } from './logFilter.ts';

type LogFilterProps = {
  /** Path of the filtered page. */
  path: string;
  values: LogFilterValues;
  kinds: readonly (readonly [kind: string, words: string])[];
  /** The watermark code to search for, in logs that have codes. */
  code?: string;
  /** The single item that this log is restricted to, if any. */
  only?: { values: Record<string, string>; label: string } | undefined;
};

/** The URL holds kind, person and time, so a filtered log can be linked and the form works without JavaScript. */
export function LogFilter({ path, values, kinds, code, only }: LogFilterProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    );
    const query = new URLSearchParams(entries);
    if (!query.has('from') && !query.has('to')) query.delete('zone');
    void navigate(`${path}${query.size > 0 ? `?${query}` : ''}`);
  };
  const isFiltered = Boolean(code) || Object.values(dropUnusedZone(values)).some(Boolean);
  return (
    <form
      key={[...Object.values(values), code, ...Object.values(only?.values ?? {})].join('|')}
      role="search"
      action={path}
      method="get"
      onSubmit={submit}
      className={styles.filter}
    >
      {Object.entries(only?.values ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fields values={values} kinds={kinds} />
      {code !== undefined && (
        <label>
          <span className="visually-hidden">Watermark code</span>
          <input
            type="search"
            name="code"
            placeholder="Watermark code"
            defaultValue={code}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
      )}{' '}
      <Button type="submit" size="small">
        Filter
      </Button>{' '}
      {(isFiltered || only) && <InlineLink to={path}>{only ? 'Show all' : 'Clear'}</InlineLink>}{' '}
      {only && <span>Only: {only.label}</span>}
    </form>
  );
}

const PERSON = 'Name, username, email address or id';

const Fields = ({ values, kinds }: Pick<LogFilterProps, 'values' | 'kinds'>) => (
  <>
    <label>
      <span className="visually-hidden">Kind</span>
      <select name="kind" defaultValue={values.kind}>
        {(kinds.some(([kind]) => kind === values.kind) ? kinds : [...kinds, [values.kind, values.kind] as const]).map(
          ([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ),
        )}
      </select>
    </label>
    <PersonField label={PERSON} value={values.person} />
    <DayFields {...values} />
  </>
);

/** `label` is what the search reads. */
export const PersonField = ({ label, value }: { label: string; value: string }) => (
  <label className={styles.person}>
    <span className="visually-hidden">{label}</span>
    <input
      type="search"
      name="person"
      placeholder={label}
      title={label}
      defaultValue={value}
      maxLength={text.searchQuery}
    />
  </label>
);

/** The days of a filter, in the time zone of the page. Days of a link from another zone stay in that zone and name it. */
export function DayFields({ from, to, zone }: FilterDays) {
  const readerZone = useReaderZone() ?? 'UTC';
  const ownZone = from || to ? zone || 'UTC' : readerZone;
  const suffix = ownZone === readerZone ? '' : ` (${nameOfZone(ownZone)})`;
  return (
    <>
      <input type="hidden" name="zone" value={ownZone} />
      <label>
        <span className="label">From{suffix}</span>
        <input type="date" name="from" defaultValue={from} />
      </label>{' '}
      <label>
        <span className="label">To{suffix}</span>
        <input type="date" name="to" defaultValue={to} />
      </label>
    </>
  );
}

type ExportProps = {
  href: string;
  name: string;
  /** The exported list, as the beginning of a sentence. */
  content: string;
};

/** Downloads the export of a list. */
export const Export = ({ content, ...file }: ExportProps) => (
  <ExportLink {...file} done={`${content} was exported`} failed={`${content} was not exported`}>
    Export as CSV
  </ExportLink>
);

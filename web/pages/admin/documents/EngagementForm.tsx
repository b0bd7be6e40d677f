import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { DayFields, PersonField } from '../shared/LogFilter.tsx';
import { dropUnusedZone } from '../shared/logFilter.ts';
import styles from '../shared/LogTable.module.css';
import { engagementFilter, type EngagementFilterValues } from './engagementFilter.ts';
import { Options } from '#web/forms/SelectField.tsx';

type EngagementFormProps = {
  values: EngagementFilterValues;
  /** True if a person chose a value. */
  isFiltered: boolean;
  groups: readonly { id: string; name: string }[];
  /** The title of the document of the filter, once it is known. */
  documentTitle: string | undefined;
};

const PERSON = 'Name, company or email address';

/** The filter as a form that works without JavaScript. */
export function EngagementForm({ values, isFiltered, groups, documentTitle }: EngagementFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const typed = dropUnusedZone(engagementFilter.read(new URLSearchParams(entries)));
    void navigate(engagementFilter.toUrl(paths.investorEngagement, typed));
  };
  return (
    <form
      key={Object.values(values).join('|')}
      role="search"
      action={paths.investorEngagement}
      method="get"
      onSubmit={submit}
      className={styles.filter}
    >
      {values.document && (
        <>
          <input type="hidden" name="document" value={values.document} />
          <label>
            <span className="label">Page</span>
            <input type="number" name="page" min={1} max={99_999} defaultValue={values.page} />
          </label>
        </>
      )}
      <PersonField label={PERSON} value={values.person} />
      <label>
        <span className="visually-hidden">Group</span>
        {/* The groups arrive with the list. */}
        <select key={groups.length} name="group" defaultValue={values.group}>
          <option value="">All groups</option>
          <Options of={groups} />
        </select>
      </label>
      <DayFields {...values} />
      <Button type="submit" size="small">
        Filter
      </Button>{' '}
      {isFiltered && <InlineLink to={paths.investorEngagement}>Clear</InlineLink>}{' '}
      {values.document && (
        <span>
          Only: {documentTitle ?? values.document}{' '}
          <InlineLink to={engagementFilter.toUrl(paths.investorEngagement, { ...values, document: '', page: '' })}>
            Show all documents
          </InlineLink>
        </span>
      )}
    </form>
  );
}

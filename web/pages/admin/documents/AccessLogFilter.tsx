import type { FormEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { text } from '../../../../graphql/limits.ts';
import { useTold } from '../../../Acting.tsx';
import { Button } from '../../../components/Button.tsx';
import buttons from '../../../components/Button.module.css';
import { InlineLink } from '../../../components/InlineLink.tsx';
import { download } from '../../../download.ts';
import { paths } from '../../../paths.ts';
import styles from '../audit/Audit.module.css';
import { type Asked, exportOf, kindWords } from './accessLogWords.ts';

type AccessLogFilterProps = {
  asked: Asked;
  /** Title of the one document that is shown, where one is. */
  title: string | null;
};

/** Document, person, kind and time live in the address: a filtered log can be linked, and works as a plain form. */
export function AccessLogFilter({ asked, title }: AccessLogFilterProps) {
  const navigate = useNavigate();
  const told = useTold();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    );
    void navigate(`${paths.investorAccessLog}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`);
  };
  const take = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    const words = { done: 'The log was exported', failed: 'The log was not exported' };
    await told(() => download(href, 'access-log.csv'), words);
  };
  const isFiltered = Object.values(asked).some(Boolean);
  return (
    <form
      key={Object.values(asked).join('|')}
      role="search"
      action={paths.investorAccessLog}
      method="get"
      onSubmit={submit}
      className={styles.filter}
    >
      {asked.document && <input type="hidden" name="document" value={asked.document} />}
      <Fields asked={asked} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          Filter
        </Button>
        {isFiltered && (
          <InlineLink to={paths.investorAccessLog}>{asked.document ? 'Show every document' : 'Clear'}</InlineLink>
        )}
        <a
          href={exportOf(asked)}
          download
          onClick={(event) => void take(event)}
          className={`${buttons.button} ${buttons.quiet}`}
        >
          Export as CSV
        </a>
        {asked.document && <span>Only: {title ?? asked.document}</span>}
      </div>
    </form>
  );
}

function Fields({ asked }: { asked: Asked }) {
  return (
    <>
      <label>
        <span className="label">What</span>
        <select name="kind" defaultValue={asked.kind}>
          <option value="">Everything</option>
          {Object.entries(kindWords).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.person}>
        <span className="label">Name, username, address or id</span>
        <input type="search" name="person" defaultValue={asked.person} maxLength={text.searchQuery} />
      </label>
      <label>
        <span className="label">From (UTC)</span>
        <input type="date" name="from" defaultValue={asked.from} />
      </label>
      <label>
        <span className="label">To (UTC)</span>
        <input type="date" name="to" defaultValue={asked.to} />
      </label>
    </>
  );
}

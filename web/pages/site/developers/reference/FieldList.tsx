import type { ReferenceField, ReferenceType } from '#graphql/reference/model.ts';
import { Description } from '#web/pages/site/graphql/Description.tsx';
import styles from './Reference.module.css';
import { TypeLink } from './TypeLink.tsx';
import { Link } from 'react-router-dom';

/** Arguments, fields or values: for each its name, type and description. */
export function FieldList({ label, fields }: { label: string; fields: readonly (ReferenceField | Value)[] }) {
  return (
    <dl className={styles.fields} aria-label={label}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            <code>{field.name}</code> {'type' in field && <TypeLink type={field.type} />}{' '}
            {'defaultValue' in field && <code>= {field.defaultValue}</code>}
          </dt>
          <dd>
            {field.deprecated && <Deprecation reason={field.deprecated} />}
            <Description text={field.description} />
            {'cost' in field && field.cost && <Description text={`Cost: ${field.cost}.`} />}
            {'args' in field && field.args && <FieldList label={`Arguments of ${field.name}`} fields={field.args} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Value = ReferenceType['values'][number];

/** The reason names the replacement and the date of the removal. */
export const Deprecation = ({ reason }: { reason: string }) => (
  <p className={styles.deprecated}>
    <strong>Deprecated.</strong> {reason}
  </p>
);

type NameListProps = { label: string; names: readonly { name: string; to: string }[] };

/** Links to operations or types. Renders nothing if there is none. */
export function NameList({ label, names }: NameListProps) {
  if (names.length === 0) return null;
  return (
    <div className={styles.names}>
      <h3 className="label">{label}</h3>
      <ul>
        {names.map(({ name, to }) => (
          <li key={name}>{to.startsWith('#') ? <a href={to}>{name}</a> : <Link to={to}>{name}</Link>}</li>
        ))}
      </ul>
    </div>
  );
}

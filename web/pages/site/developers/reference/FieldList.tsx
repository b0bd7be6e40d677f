import type { ReferenceField, ReferenceType } from '#graphql/reference/model.ts';
import { Description } from '#web/pages/site/graphql/Description.tsx';
import styles from './Reference.module.css';
import { TypeLink } from './TypeLink.tsx';

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

import { getAnchor, type ReferenceType } from '#graphql/reference/model.ts';
import { Description } from '#web/pages/site/graphql/Description.tsx';
import { FieldList } from './FieldList.tsx';
import styles from './Reference.module.css';

/** An object, input, enum or other type with its fields or values. */
export function TypeEntry({ type }: { type: ReferenceType }) {
  const anchor = getAnchor(type);
  return (
    <article id={anchor} className={styles.entry} aria-labelledby={`${anchor}-name`}>
      <h3 id={`${anchor}-name`}>
        <a href={`#${anchor}`}>{type.name}</a> <span className="label">{type.kind}</span>
      </h3>
      <TypeBody type={type} />
    </article>
  );
}

/** The input or the payload of an operation, below the operation. */
export function OwnType({ type, title }: { type: ReferenceType; title: string }) {
  const anchor = getAnchor(type);
  return (
    <section id={anchor} className={styles.own} aria-labelledby={`${anchor}-name`}>
      <h4 id={`${anchor}-name`}>
        {title} <a href={`#${anchor}`}>{type.name}</a>
      </h4>
      <TypeBody type={type} />
    </section>
  );
}

function TypeBody({ type: { name, description, scope, fields, values, specifiedBy } }: { type: ReferenceType }) {
  return (
    <>
      <Description text={description} />
      {scope && (
        <p className={styles.scope}>
          A token needs the scope <code>{scope}</code>.
        </p>
      )}
      {specifiedBy && <p className={styles.scope}>Specification: {specifiedBy}</p>}
      {fields.length > 0 && <FieldList label={`Fields of ${name}`} fields={fields} />}
      {values.length > 0 && <FieldList label={`Values of ${name}`} fields={values} />}
    </>
  );
}

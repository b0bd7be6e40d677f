import { use } from 'react';
import { Link } from 'react-router-dom';
import { getTypeName } from '../../../../../graphql/reference/model.ts';
import { paths } from '../../../../paths.ts';
import { AreaContext } from './AreaContext.ts';
import styles from './Reference.module.css';

const BUILT_IN = new Set(['Boolean', 'Float', 'ID', 'Int', 'String']);

/** A type as the schema writes it, with a link to its description. */
export function TypeLink({ type }: { type: string }) {
  const name = getTypeName(type);
  const area = use(AreaContext)[name];
  if (BUILT_IN.has(name)) return <code>{type}</code>;
  const [before, after] = type.split(name);
  const anchor = `#type-${name}`;
  return (
    <code>
      {before}
      {area ? (
        <Link className={styles.type} to={paths.developersReferenceArea(area) + anchor}>
          {name}
        </Link>
      ) : (
        <a className={styles.type} href={anchor}>
          {name}
        </a>
      )}
      {after}
    </code>
  );
}

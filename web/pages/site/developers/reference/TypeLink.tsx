import { use, createContext } from 'react';
import { Link } from 'react-router-dom';
import { getTypeName, type AreaSlug } from '#graphql/reference/model.ts';
import { paths } from '#web/paths.ts';
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

/** The pages of the types that the current page names and does not describe. */
export const AreaContext = createContext<Readonly<Record<string, AreaSlug>>>({});

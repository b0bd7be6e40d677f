import { Link } from 'react-router-dom';
import styles from './Reference.module.css';

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

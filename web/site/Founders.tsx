import { useSiteDetails } from '../runtime/SiteContext.tsx';
import styles from './Founders.module.css';

/** The founders, if the operator has named them. */
export function Founders() {
  const { founders } = useSiteDetails();
  if (founders.length === 0) return null;
  return (
    <ul className={styles.founders} aria-label="Founders">
      {founders.map(({ name, title }) => (
        <li key={name}>
          <strong dir="auto">{name}</strong>
          {title && (
            <span className="label" dir="auto">
              {title}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

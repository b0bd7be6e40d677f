import { Link } from 'react-router-dom';
import styles from './Breadcrumbs.module.css';

export type Crumb = { name: string; to: string };

/** From the home page to the current page, which is the last item. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol className="label">
        {trail.map((crumb, i) => (
          <li key={crumb.to}>
            {i < trail.length - 1 ? (
              <Link to={crumb.to}>{crumb.name}</Link>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import styles from './Breadcrumbs.module.css';

export type Crumb = { name: string; to: string };

/** The way from the home page, which every list begins with. */
export const fromHome = (trail: readonly Crumb[]): readonly Crumb[] => [{ name: 'Home', to: paths.home }, ...trail];

/** From the home page to the current page, which is the last item. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const crumbs = fromHome(trail);
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol className="label">
        {crumbs.map((crumb, i) => (
          <li key={crumb.to}>
            {i < crumbs.length - 1 ? (
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

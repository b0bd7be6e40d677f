import { NavLink } from 'react-router-dom';
import { LedgerHead } from '../../../components/Ledger.tsx';
import { PageHead } from '../../../components/PageHead.tsx';
import { paths } from '../../../paths.ts';
import styles from './DeskHead.module.css';

const links = [
  [paths.adminArticles, 'Articles'],
  [paths.adminCategories, 'Categories'],
  [paths.adminPictures, 'Pictures'],
  [paths.investorAdmin, 'Review desk'],
] as const;

/** How a page of the content desk begins: where else to go, its name, and what it is for. */
export function DeskHead({ title, description, path }: { title: string; description: string; path: string }) {
  return (
    <>
      <PageHead title={title} description={description} path={path} hidden />
      <nav aria-label="Content desk" className={styles.links}>
        {links.map(([to, label]) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <LedgerHead title={title}>{description}</LedgerHead>
    </>
  );
}

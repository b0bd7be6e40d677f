import { Link } from 'react-router-dom';
import styles from './PortalFooter.module.css';
import { legalLinks } from '../ui/siteNavigation.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';

/** The footer of the sign-in pages, which do not have the footer of the public site. */
export function PortalFooter() {
  return (
    <footer className={styles.footer}>
      <nav aria-label="Legal" className={styles.links}>
        {legalLinks.flatMap(({ name, to }) => [
          <Link key={to} to={to}>
            {name}
          </Link>,
          ' ',
        ])}
      </nav>
      <ThemeSwitch />
    </footer>
  );
}

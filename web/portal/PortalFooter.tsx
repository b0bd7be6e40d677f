import { Link } from 'react-router-dom';
import styles from './PortalFooter.module.css';
import { nameOfZone } from './calendarDays.ts';
import { legalLinks } from '../ui/siteNavigation.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';

type PortalFooterProps = {
  /** False where the page has the switch elsewhere. */
  hasThemeSwitch?: boolean;
  /** The time zone of the times on the page. */
  zone?: string | undefined;
};

/** The footer of the portal, the admin area and the sign-in pages, which do not have the footer of the public site. */
export function PortalFooter({ hasThemeSwitch = true, zone }: PortalFooterProps) {
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
      {zone && <p className={styles.zone}>Times are in {nameOfZone(zone)}.</p>}
      {hasThemeSwitch && <ThemeSwitch />}
    </footer>
  );
}

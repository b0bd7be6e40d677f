import type { FormEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { paths } from '../../paths.ts';
import styles from './PortalHeader.module.css';
import { findRoom, rooms } from './rooms.ts';

type PortalHeaderProps = {
  name: string;
  /** True if the user can open the admin pages. */
  reviews: boolean;
  /** Signs out without leaving the page, if JavaScript runs. */
  onSignOut?: (event: FormEvent) => void;
};

const links = [
  [paths.investor, 'Overview'],
  [paths.investorDocuments, 'Documents'],
  [paths.investorUpdates, 'Updates'],
  [paths.investorCalendar, 'Calendar'],
  [paths.investorAccount, 'Account'],
] as const;

/** The server renders these pages itself, without JavaScript. */
const plain = new Set<string>([paths.adminEmergencyArticle, paths.adminArticlesLegacy]);

/** The portal's header: navigation, the user's name, and a sign-out form that works without JavaScript. */
export function PortalHeader({ name, reviews, onSignOut }: PortalHeaderProps) {
  const place = findRoom(useLocation().pathname);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav aria-label="Portal" className={styles.links}>
          {links.map(([to, label]) => (
            <NavLink key={to} to={to} end={to === paths.investor}>
              {label}
            </NavLink>
          ))}
          {reviews &&
            rooms.map((room) => (
              <Link key={room.name} to={room.pages[0]![0]} aria-current={place?.room === room ? 'true' : undefined}>
                {room.name}
              </Link>
            ))}
        </nav>
        <form method="post" action="/auth/logout" onSubmit={onSignOut} className={styles.person}>
          <span className={styles.name}>
            <span className="visually-hidden">Signed in as </span>
            {name}
          </span>
          <Button type="submit" size="small">
            Sign out
          </Button>
        </form>
      </div>
      {reviews && place && (
        <nav aria-label={place.room.name} className={`${styles.links} ${styles.pages}`}>
          {place.room.pages.map(([to, label]) => (
            <Link key={to} to={to} reloadDocument={plain.has(to)} aria-current={place.page === to ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}

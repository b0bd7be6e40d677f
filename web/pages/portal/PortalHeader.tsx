import type { FormEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import { paths } from '../../paths.ts';
import styles from './PortalHeader.module.css';

type PortalHeaderProps = {
  name: string;
  /** Whether the review desk and the audit trail are theirs. */
  reviews: boolean;
  /** Where a script can do it without leaving the page. */
  onSignOut?: (event: FormEvent) => void;
};

/** The server alone makes these, without scripts. */
const plain = new Set<string>([paths.adminEmergencyArticle, paths.adminArticlesLegacy]);

/** The portal's own header: where to go, who is here, and the way out, which is a form that needs no script. */
export function PortalHeader({ name, reviews, onSignOut }: PortalHeaderProps) {
  const links = [
    [paths.investor, 'Overview'],
    [paths.investorCalendar, 'Calendar'],
    [paths.investorAccount, 'Account'],
    ...(reviews
      ? ([
          [paths.investorAdmin, 'Review desk'],
          [paths.investorEvents, 'Events'],
          [paths.investorGroups, 'Groups'],
          [paths.investorVisits, 'Visits'],
          [paths.investorAdminLeads, 'Leads'],
          [paths.adminRss, 'Feeds'],
          [paths.investorAudit, 'Audit trail'],
          [paths.adminArticles, 'Articles'],
          [paths.adminEmergencyArticle, 'Emergency notice'],
          [paths.adminArticlesLegacy, 'Articles (plain)'],
        ] as const)
      : []),
  ] as const;
  return (
    <header className={styles.header}>
      <Logo />
      <nav aria-label="Portal" className={styles.links}>
        {links.map(([to, label]) => (
          <NavLink key={to} to={to} end reloadDocument={plain.has(to)}>
            {label}
          </NavLink>
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
    </header>
  );
}

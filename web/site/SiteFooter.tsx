import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { organization } from '../site.ts';
import { useSite, useSiteDetails } from '../runtime/SiteContext.tsx';
import { RequestCount } from './RequestCount.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import styles from './SiteFooter.module.css';
import { footerColumns, legalLinks } from '../ui/siteNavigation.ts';

function FooterColumns() {
  return (
    <div className={styles.columns}>
      <div>
        <p>{organization.tagline}</p>
        <RequestCount />
      </div>
      {footerColumns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="label">{title}</h2>
          {links.flatMap(({ name, to }) => [
            <Link key={to} to={to}>
              {name}
            </Link>,
            ' ',
          ])}
        </nav>
      ))}
    </div>
  );
}

function FooterBlock({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <h2 className="label">{title}</h2>
      <div className={styles.inline}>{children}</div>
    </div>
  );
}

// Scaled to the width of columns 1–7 for any name. 36.4 is the average letter width of the default name at size 100.
function Wordmark({ name }: { name: string }) {
  const width = Math.round(name.length * 36.4);
  return (
    <svg viewBox={`0 0 ${width} 110`} className={styles.name}>
      <text x="-4" y="86" textLength={width + 11} lengthAdjust="spacing">
        {name}
      </text>
    </svg>
  );
}

export function SiteFooter({ year }: { year: number }) {
  const { name } = useSite();
  const { socialProfiles } = useSiteDetails();
  return (
    <footer className={styles.footer}>
      <div className={styles.wordmark} aria-hidden="true">
        <Wordmark name={name} />
        <span className={styles.gap} />
        <span className={styles.outside} />
      </div>
      <FooterColumns />
      <div className={styles.title}>
        <FooterBlock title="Theme" className={styles.sheet}>
          <ThemeSwitch />
        </FooterBlock>
        <FooterBlock title="Legal">
          {legalLinks.flatMap(({ name: label, to }) => [
            <Link key={to} to={to}>
              {label}
            </Link>,
            ' ',
          ])}
        </FooterBlock>
        {socialProfiles.length > 0 && (
          <FooterBlock title="Follow">
            {socialProfiles.flatMap(({ name: label, url }) => [
              <a key={label} href={url} target="_blank" rel="noopener">
                {label}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>,
              ' ',
            ])}
          </FooterBlock>
        )}
        <FooterBlock title="Rights">
          <span>
            © {year} {name}
          </span>
        </FooterBlock>
      </div>
    </footer>
  );
}

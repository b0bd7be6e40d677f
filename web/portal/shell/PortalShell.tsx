import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ButtonForm } from '#web/forms/ButtonForm.tsx';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx';
import { legalLinks } from '#web/ui/siteNavigation.ts';
import { nameOfZone } from '../calendarDays.ts';
import {
  type CurrentPage,
  type EntryPage,
  findCurrentPage,
  listSections,
  type NavigationSection,
  type PortalLink,
  type PortalRights,
} from './navigation.ts';
import { NavIcon } from './NavIcon.tsx';
import styles from './PortalShell.module.css';

/** The navigation, which is a popover where it has no place of its own. */
export const menuId = 'portal-menu';

type Counts = Readonly<Partial<Record<string, number>>>;

type PortalShellProps = PortalRights & {
  /** The name of the signed-in person. */
  name: string;
  /** How many items wait at an entry of the navigation, by its path. */
  counts?: Counts;
  /** Signs out without loading a page. Without it, the form does. */
  onSignOut?: (event: FormEvent) => void;
  /** Opens the command palette. Absent on pages that run no script. */
  onSearch?: () => void;
  /** The time zone of all times of the page, unless they name another one. */
  zone?: string;
  children: ReactNode;
};

const noCounts: Counts = {};

/**
 * The frame of the portal and the admin pages: a rail with the navigation on wide windows, a bar with the most used
 * pages and a menu at the lower edge of narrow ones. The rail and the menu are one element, a popover, so that the menu
 * also opens without JavaScript.
 */
export function PortalShell(props: PortalShellProps) {
  const { name, counts = noCounts, onSignOut, onSearch, zone, children } = props;
  const { isSample } = useSite();
  const { pathname, key } = useLocation();
  const current = findCurrentPage(pathname, props);
  const sections = listSections(props);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);
  useEffect(() => {
    const rail = menu.current?.querySelector('nav');
    const link = rail?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!rail || !link) return;
    // On a low window the rail scrolls. Only the rail: scrollIntoView() would move the page too.
    const { top, bottom } = rail.getBoundingClientRect();
    if (link.bottom > bottom) rail.scrollTop += link.bottom - bottom + link.height;
    else if (link.top < top) rail.scrollTop -= top - link.top + link.height;
  }, [current]);
  return (
    <div className={styles.shell}>
      <aside ref={menu} id={menuId} popover="auto" aria-label="Menu" className={styles.rail}>
        <div className={styles.brand}>
          <Logo />{' '}
          <button type="button" popoverTarget={menuId} popoverTargetAction="hide" className={styles.toggle}>
            Close
          </button>
        </div>
        <nav aria-label="Portal" className={styles.nav}>
          {sections.map((section) => (
            <section key={section.name}>
              <h2>{section.name}</h2>
              <ul>
                {section.links.map((link) => (
                  <li key={link.to}>
                    <NavigationLink link={link} current={current} count={counts[link.to]} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={styles.foot}>
          <PersonMenu name={name} onSignOut={onSignOut} hasScript={onSearch !== undefined} />
        </div>
      </aside>
      <div className={styles.frame}>
        <header className={styles.bar}>
          <Location current={current} />
          {onSearch && (
            <button type="button" className={styles.search} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
              <NavIcon name="search" />
              <span>Jump to or run a command</span> <kbd>Ctrl K</kbd>
            </button>
          )}
        </header>
        {isSample && (
          <p role="note" className={styles.sample}>
            <b>Sample portal.</b> Its people, documents and figures are made up. To start for real, stop it and run{' '}
            <code>npm start</code>.
          </p>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {zone && <footer className={styles.zone}>Times are in {nameOfZone(zone)}.</footer>}
      </div>
      <TabBar sections={sections} current={current} counts={counts} />
    </div>
  );
}

type PersonMenuProps = { name: string; onSignOut: PortalShellProps['onSignOut']; hasScript: boolean };

/** What a person needs once: the theme, the legal pages and the way out. */
function PersonMenu({ name, onSignOut, hasScript }: PersonMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const signOut = (event: FormEvent) => {
    menu.current?.hidePopover();
    onSignOut?.(event);
  };
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.person} dir="auto" title={name}>
        <span className="visually-hidden">Signed in as </span>
        {name}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className={`${styles.more} ${styles.above}`}
      >
        {hasScript && <ThemeSwitch />}
        {legalLinks.map(({ name, to }) => [
          <Link key={to} to={to}>
            {name}
          </Link>,
          ' ',
        ])}
        <ButtonForm action="/auth/logout" onSubmit={onSignOut && signOut}>
          <Button type="submit" size="small">
            Sign out
          </Button>
        </ButtonForm>
      </div>
    </>
  );
}

type NavigationLinkProps = { link: PortalLink; current: CurrentPage | null; count: number | undefined };

function NavigationLink({ link, current, count }: NavigationLinkProps) {
  const isCurrent = current?.link === link;
  return (
    <Link
      to={link.to}
      aria-current={isCurrent ? (current.isExact && current.to === link.to ? 'page' : 'true') : undefined}
      title={count ? `${count} waiting` : undefined}
    >
      <NavIcon name={link.icon} />
      <span>{link.label}</span>
      {Boolean(count) && (
        <>
          {' '}
          <b className={styles.count} aria-hidden="true">
            {count}
          </b>
        </>
      )}
    </Link>
  );
}

type TabBarProps = { sections: readonly NavigationSection[]; current: CurrentPage | null; counts: Counts };

/** The navigation of narrow windows, in reach of a thumb. */
const TabBar = ({ sections, current, counts }: TabBarProps) => (
  <nav aria-label="Main pages" className={styles.tabs}>
    {sections
      .flatMap(({ links }) => links.filter(({ isInTabBar }) => isInTabBar))
      // The space keeps the words apart in text browsers.
      .flatMap((link) => [<NavigationLink key={link.to} link={link} current={current} count={counts[link.to]} />, ' '])}
    <button type="button" popoverTarget={menuId}>
      <NavIcon name="menu" />
      <span>Menu</span>
    </button>
  </nav>
);

/**
 * The position of the page in the navigation. On pages below an entry, such as one document, the entry is a link. An
 * entry with several pages has a link to each of them.
 */
function Location({ current }: { current: CurrentPage | null }) {
  if (!current) return <span className={styles.location} />;
  const { section, link, isExact } = current;
  return (
    <nav aria-label="Breadcrumb" className={styles.location}>
      <ol>
        {section.name !== link.label && <li>{section.name}</li>}
        <li>
          {link.pages && link.label}
          {!link.pages &&
            (isExact ? <span aria-current="page">{link.label}</span> : <Link to={link.to}>{link.label}</Link>)}
        </li>
      </ol>
      {link.pages && (
        <ul aria-label={`Pages of ${link.label}`} data-scrolls>
          {link.pages
            .filter(({ to, isRare }) => !isRare || to === current.to)
            .map((page) => (
              <li key={page.to}>
                <PageTab page={page} current={current} />
              </li>
            ))}
          <RarePages pages={link.pages.filter(({ to, isRare }) => isRare && to !== current.to)} current={current} />
        </ul>
      )}
    </nav>
  );
}

type RarePagesProps = { pages: readonly EntryPage[]; current: CurrentPage };

/** The pages that few people look for, behind one button. It is a popover, which also opens without JavaScript. */
function RarePages({ pages, current }: RarePagesProps) {
  const id = useId();
  const { key } = useLocation();
  const menu = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);
  if (pages.length === 0) return null;
  return (
    <li>
      <button type="button" popoverTarget={id}>
        More
      </button>
      <ul ref={menu} id={id} popover="auto" aria-label={`More pages of ${current.link.label}`} className={styles.more}>
        {pages.map((page) => (
          <li key={page.to}>
            <PageTab page={page} current={current} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const PageTab = ({ page, current }: { page: EntryPage; current: CurrentPage }) => (
  <Link
    to={page.to}
    reloadDocument={page.isDocument}
    aria-current={page.to === current.to ? (current.isExact ? 'page' : 'true') : undefined}
  >
    {page.shortLabel ?? page.label}
  </Link>
);

import { useEffect, useRef, type KeyboardEvent, type ToggleEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSite } from '../runtime/SiteContext.tsx';
import { ButtonLink, ExternalButtonLink } from '../ui/Button.tsx';
import styles from './SiteMenu.module.css';
import { mainLinks } from '../ui/siteNavigation.ts';
import { BrandMark } from '../drawings/BrandMark.tsx';

const panelId = 'site-menu';

function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

// The browser closes the popover on Escape and returns the focus to the button. It does not move the focus into the
// popover.
function moveFocusIn(event: ToggleEvent<HTMLElement>) {
  if (event.newState === 'open') event.currentTarget.querySelector('button')?.focus();
}

/**
 * The menu is a popover, which opens and closes without JavaScript. With JavaScript, it also traps focus and closes on
 * navigation.
 */
export function SiteMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const { name, demoUrl } = useSite();
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);
  return (
    <>
      <button type="button" popoverTarget={panelId} className={styles.toggle}>
        Menu
      </button>
      <div
        id={panelId}
        popover="auto"
        ref={panel}
        role="dialog"
        aria-label="Menu"
        className={styles.panel}
        onKeyDown={keepFocusInside}
        onToggle={moveFocusIn}
      >
        <div className={styles.top}>
          <BrandMark />
          <span className={styles.name}>{name}</span>{' '}
          <button type="button" popoverTarget={panelId} popoverTargetAction="hide" className={styles.toggle}>
            Close
          </button>
        </div>
        <nav aria-label="Menu" className={styles.links}>
          {mainLinks.flatMap((link) => [
            <NavLink key={link.to} to={link.to}>
              {link.name}
            </NavLink>,
            ' ',
          ])}
        </nav>
        <div className={styles.actions}>
          <ButtonLink to={paths.auth}>Investors</ButtonLink>{' '}
          <ExternalButtonLink href={demoUrl} variant="primary">
            Try for Free
          </ExternalButtonLink>
        </div>
      </div>
    </>
  );
}

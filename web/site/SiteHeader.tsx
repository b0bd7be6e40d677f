import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSite } from '../runtime/SiteContext.tsx';
import { ButtonLink, ExternalButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './SiteHeader.module.css';
import { SiteMenu } from './SiteMenu.tsx';
import { mainLinks } from '../ui/siteNavigation.ts';

const opaqueAfter = 10;

/**
 * Sets the `data-scrolled` attribute, which only browsers without scroll timelines need. In others, the stylesheet is
 * sufficient.
 */
function useScrolledAttribute() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const update = () => ref.current?.toggleAttribute('data-scrolled', window.scrollY > opaqueAfter);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return ref;
}

export function SiteHeader() {
  const { demoUrl } = useSite();
  return (
    <header ref={useScrolledAttribute()} className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <nav aria-label="Main" className={styles.links}>
          {mainLinks.flatMap(({ name, to }) => [
            <NavLink key={to} to={to} data-name={name}>
              {name}
            </NavLink>,
            ' ',
          ])}
        </nav>
        <div className={styles.actions}>
          <ButtonLink to={paths.auth} size="small">
            Investors
          </ButtonLink>{' '}
          <ExternalButtonLink href={demoUrl} variant="primary" size="small">
            Try for Free
          </ExternalButtonLink>
        </div>
        <SiteMenu />
      </div>
    </header>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

export type ButtonLook = {
  /** Primary uses the signal color. At most one per group of actions. */
  variant?: 'primary' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
};

function look({ variant = 'quiet', size = 'normal' }: ButtonLook, className?: string): string {
  return [styles.button, styles[variant], size === 'small' && styles.small, className].filter(Boolean).join(' ');
}

export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={look({ variant, size }, className)} {...rest} />;
}

type ButtonLinkProps = ButtonLook & {
  to: string;
  arrow?: '→' | '↓' | '←';
  /** Loads the page from the server instead of navigating on the client. */
  reload?: boolean;
  /** What the page that opens learns from the link. */
  state?: unknown;
  className?: string;
  children: ReactNode;
};

export function ButtonLink({ to, arrow, reload, state, variant, size, className, children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} reloadDocument={reload} className={look({ variant, size }, className)}>
      {children}
      {arrow && (
        <span aria-hidden="true" className={styles.arrow}>
          {arrow}
        </span>
      )}
    </Link>
  );
}

type ExternalButtonLinkProps = ButtonLook & { href: string; className?: string; children: ReactNode };

/** An external link. It always opens a new tab, and its label says so. */
export function ExternalButtonLink({ href, variant, size, className, children }: ExternalButtonLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={look({ variant, size }, className)}>
      {children}
      <span aria-hidden="true" className={styles.arrow}>
        ↗
      </span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

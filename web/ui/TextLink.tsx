import { Link } from 'react-router-dom';
import styles from './TextLink.module.css';

/** A standalone link. Links inside running text use <InlineLink>. */
export function TextLink({ to, className, children }: { to: string; className?: string; children: string }) {
  return (
    <Link to={to} className={className ? `${styles.link} ${className}` : styles.link}>
      <ArrowText className={styles.arrow}>{children}</ArrowText>
    </Link>
  );
}

/** Text followed by an arrow, which stays on the same line as the last word. */
export function ArrowText({ children, className }: { children: string; className?: string }) {
  const cut = children.lastIndexOf(' ') + 1;
  return (
    <>
      {children.slice(0, cut)}
      <span className="together">
        {children.slice(cut)}
        <span aria-hidden="true" className={className}>
          →
        </span>
      </span>
    </>
  );
}

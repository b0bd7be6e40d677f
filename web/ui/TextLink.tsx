import { Link } from 'react-router-dom';
import { Arrowed } from './Arrowed.tsx';
import styles from './TextLink.module.css';

/** A standalone link. Links inside running text use <InlineLink>. */
export function TextLink({ to, className, children }: { to: string; className?: string; children: string }) {
  return (
    <Link to={to} className={className ? `${styles.link} ${className}` : styles.link}>
      <Arrowed className={styles.arrow}>{children}</Arrowed>
    </Link>
  );
}

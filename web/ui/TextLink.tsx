import { Link } from 'react-router-dom';
import { Arrowed } from './Arrowed.tsx';
import styles from './TextLink.module.css';

/** A link that stands by itself; links inside running text are plain <Link>. */
export function TextLink({ to, className, children }: { to: string; className?: string; children: string }) {
  return (
    <Link to={to} className={className ? `${styles.link} ${className}` : styles.link}>
      <Arrowed className={styles.arrow}>{children}</Arrowed>
    </Link>
  );
}

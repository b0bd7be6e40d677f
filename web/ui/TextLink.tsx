import { Link } from 'react-router-dom';
import { ArrowText } from './ArrowText.tsx';
import styles from './TextLink.module.css';

/** A standalone link. Links inside running text use <InlineLink>. */
export function TextLink({ to, className, children }: { to: string; className?: string; children: string }) {
  return (
    <Link to={to} className={className ? `${styles.link} ${className}` : styles.link}>
      <ArrowText className={styles.arrow}>{children}</ArrowText>
    </Link>
  );
}

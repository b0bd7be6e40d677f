import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './RelatedLinks.module.css';

export type RelatedLink = { title: string; description: string; to: string };

export function RelatedLinks({ links, title = 'Related' }: { links: readonly RelatedLink[]; title?: string }) {
  const id = useId();
  return (
    <nav className={styles.related} aria-labelledby={id}>
      <h2 id={id} className="label">
        {title}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={styles.link}>
              <strong>{link.title}</strong> {link.description && <span>{link.description}</span>}
              <span aria-hidden="true" className={styles.arrow}>
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

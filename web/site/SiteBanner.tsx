import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import styles from './SiteBanner.module.css';

/** The urgent notice on every page: its title and a link to the article. */
export function SiteBanner({ title, slug }: { title: string; slug: string }) {
  return (
    <section className={styles.banner} aria-label="Urgent notice">
      <Link to={paths.article(slug)}>
        <span className={`label ${styles.mark}`}>Urgent notice</span>
        <span className={styles.title}>{title}</span>
      </Link>
    </section>
  );
}

import styles from './Calendar.module.css';

/** The place: plain text, or an external link for a URL. */
export function EventPlace({ location }: { location: string }) {
  if (!/^https?:\/\//i.test(location)) return <span className={styles.place}>{location}</span>;
  return (
    <a href={location} target="_blank" rel="noopener noreferrer" className={styles.place}>
      {location}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

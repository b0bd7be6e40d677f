import styles from './AuthLayout.module.css';

const features = [
  ['Secure document access', 'Read the documents shared with you, page by page, in your browser.'],
  ['Controlled access', 'Each request is manually reviewed by the investor relations team.'],
  ['Investor updates', 'Company news, sent to all its recipients at the same time.'],
] as const;

/** The features of the portal for investors. */
export function PortalFeatures() {
  return (
    <aside className={styles.features} aria-label="What the portal offers">
      <dl>
        {features.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

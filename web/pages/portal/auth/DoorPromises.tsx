import styles from './Door.module.css';

const promises = [
  ['Secure document access', 'Read the documents shared with you, page by page, in your browser.'],
  ['Controlled access', 'Each request is manually reviewed by the investor relations team.'],
  ['Investor updates', 'Company news, sent to all its recipients at the same time.'],
] as const;

/** The features of the portal. */
export function DoorPromises() {
  return (
    <aside className={styles.promises} aria-label="What the portal offers">
      <dl>
        {promises.map(([title, text], index) => (
          <div key={title}>
            <dt>
              <span className="label" aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

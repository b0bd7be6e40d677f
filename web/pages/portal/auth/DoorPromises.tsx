import styles from './Door.module.css';

const promises = [
  ['Secure document access', 'Documents are read here, page by page, by the people each was meant for.'],
  ['Controlled access', 'Each request is manually reviewed by the investor relations team.'],
  ['Investor updates', 'What changed, when it changed, to everybody entitled at the same moment.'],
] as const;

/** What stands behind the door. */
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

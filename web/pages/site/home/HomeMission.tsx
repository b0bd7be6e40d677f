import { Testimonial } from '#web/site/Testimonial.tsx';
import { Section } from '#web/site/Section.tsx';
import { criticalWork } from './homeContent.ts';
import styles from './HomeMission.module.css';

/** The only section in the opposite theme. */
export function HomeMission() {
  return (
    <Section other>
      <div className={styles.grid}>
        <h2>For work that cannot wait for a connection.</h2>
        <ul className={styles.list}>
          {criticalWork.map(([sector, work]) => (
            <li key={sector}>
              <strong>{sector}</strong> <span>{work}</span>
            </li>
          ))}
        </ul>
        <figure className={`${styles.quote} animate-on-scroll`}>
          <Testimonial />
        </figure>
      </div>
    </Section>
  );
}

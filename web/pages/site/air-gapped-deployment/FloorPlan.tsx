import type { ReactNode } from 'react';
import { keepTogether } from '#web/site/keepTogether.tsx';
import { NumberedLinks } from '#web/site/NumberedLinks.tsx';
import styles from './FloorPlan.module.css';

export const FloorPlanKey = ({ rooms }: { rooms: readonly { name: string; to: string }[] }) => (
  <section className={styles.key} aria-labelledby="plan">
    <h2 id="plan">{keepTogether('Floor plan of an air-gapped installation.')}</h2>
    <p>Thick lines are the perimeter, thinner ones partitions. The chain line is your way. Dots are the outside.</p>
    <NumberedLinks wide links={rooms} />
  </section>
);

/** The street, the band in front of the building, and its rooms in the order in which a visitor enters them. */
export const FloorPlan = ({ children }: { children: ReactNode }) => (
  <>
    <div className={styles.street}>
      <p className="label">You are here: outside</p>
    </div>
    <div className={styles.plan}>
      <div className={styles.dots} />
      <div className={styles.band}>
        <p>People may cross this band. Cables, radios and routes may not.</p>
      </div>
      {children}
    </div>
  </>
);

/** A room that leaves space for what stands outside. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

export const HostedService = ({ title, children }: { title: string; children: ReactNode }) => (
  <aside className={styles.hosted}>
    <h3>{title}</h3>
    {children}
  </aside>
);

interface RoomProps {
  id: string;
  number: number;
  name: string;
  title: string;
  /** What is kept in it. */
  kept: string;
  edge?: 'first' | 'last' | 'thick';
  children: ReactNode;
}

/** One room of the floor plan. Its door is in the wall above, on the axis. */
export const Room = ({ id, number, name, title, kept, edge, children }: RoomProps) => (
  <section id={id} className={edge ? `${styles.room} ${styles[edge]}` : styles.room}>
    <span className={styles.opening} />
    <svg className={styles.door} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M0 0V64" vectorEffect="non-scaling-stroke" />
      <path d="M0 64A64 64 0 0 0 64 0" vectorEffect="non-scaling-stroke" strokeWidth="0.75" />
    </svg>
    <div className={styles.body}>
      <div>
        <span className={`label ${styles.number}`}>
          <b>{number}</b>
          {name}
        </span>
        <h2>{title}</h2>
      </div>
      <div className={styles.words}>
        {children}
        <p className={`label ${styles.kept}`}>Kept here: {kept}</p>
      </div>
    </div>
  </section>
);

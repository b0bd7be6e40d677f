import styles from './AirGappedDeploymentPage.module.css';
import type { Room } from './rooms.content.tsx';

type RoomSectionProps = { room: Room; number: number; edge?: 'first' | 'last' | 'thick' };

/** One room of the floor plan. Its door is in the wall above, on the axis. */
export function RoomSection({ room, number, edge }: RoomSectionProps) {
  return (
    <section id={room.id} className={edge ? `${styles.room} ${styles[edge]}` : styles.room}>
      <span className={styles.opening} />
      <svg className={styles.door} viewBox="0 0 64 64" aria-hidden="true">
        <path d="M0 0V64" vectorEffect="non-scaling-stroke" />
        <path d="M0 64A64 64 0 0 0 64 0" vectorEffect="non-scaling-stroke" strokeWidth="0.75" />
      </svg>
      <div className={styles.body}>
        <div>
          <span className={`label ${styles.number}`}>
            <b>{number}</b>
            {room.name}
          </span>
          <h2>{room.title}</h2>
        </div>
        <div className={styles.words}>
          {room.words}
          <p className={`label ${styles.kept}`}>Kept here: {room.storedItems}</p>
        </div>
      </div>
    </section>
  );
}

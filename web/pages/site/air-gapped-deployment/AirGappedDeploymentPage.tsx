import { CallToAction } from '#web/site/CallToAction.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { keepTogether } from '#web/site/keepTogether.tsx';
import { NumberedLinks } from '#web/site/NumberedLinks.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Drawing } from '#web/drawings/Drawing.tsx';
import WalkDrawing from '#web/drawings/walk.svg?react';
import { paths } from '#web/paths.ts';
import styles from './AirGappedDeploymentPage.module.css';
import { after, before, records } from './rooms.content.tsx';
import { RoomSection } from './RoomSection.tsx';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Air-gapped deployment', to: paths.airGappedDeployment },
];
const rooms = [...before, records, ...after];

export function AirGappedDeploymentPage() {
  return (
    <>
      <PageMeta
        title="Air-gapped deployment: a walk through the building"
        description="An air-gapped AI site as a floor plan you walk through: gatehouse, scan station, records, server room, desks, and the room where disks are destroyed."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Rooms, media and procedures"
        title="Come in. The page is the building."
        lead="An air gap is a matter of rooms and habits before it is one of technology. So this page is a floor plan: you begin in the street, cross the empty band, and walk through one door after another."
        trail={way}
        beside={
          <Figure number={1} caption="One door to the street, six rooms on one axis">
            <Drawing of={WalkDrawing} />
          </Figure>
        }
      >
        <section className={styles.key} aria-labelledby="plan">
          <h2 id="plan">{keepTogether('Floor plan of an air-gapped installation.')}</h2>
          <p>
            Thick lines are the perimeter, thinner ones partitions. The chain line is your way. Dots are the outside.
          </p>
          <NumberedLinks wide links={rooms.map(({ id, name }) => ({ name, to: `#${id}` }))} />
        </section>
      </PageHero>
      <Walk />
      <CallToAction
        title="Now walk through yours."
        text={
          <>
            Print the plan and cross out what you lack; the list of crosses is the project. The technical side of each
            room is in the <InlineLink to={paths.technicalOverview}>technical overview</InlineLink>.
          </>
        }
      />
    </>
  );
}

function Walk() {
  return (
    <>
      <div className={styles.street}>
        <p className="label">You are here: outside</p>
      </div>
      <div className={styles.plan}>
        <div className={styles.dots} />
        <div className={styles.band}>
          <p>People may cross this band. Cables, radios and routes may not.</p>
        </div>
        {before.map((room, i) => (
          <RoomSection key={room.id} room={room} number={i + 1} edge={i === 0 ? 'first' : 'thick'} />
        ))}
        <div className={styles.row}>
          <RoomSection room={records} number={3} />
          <aside className={styles.hosted}>
            <h3>Outside: a hosted service</h3>
            <p>
              It would need a copy of these shelves, and a line to fetch the changes. The wall is drawn closer here to
              show how near that copy would be. No copy is made.
            </p>
          </aside>
        </div>
        {after.map((room, i) => (
          <RoomSection key={room.id} room={room} number={i + 4} edge={i === after.length - 1 ? 'last' : undefined} />
        ))}
      </div>
    </>
  );
}

import { useId } from 'react';
import { Drawing, Hatch, Marks } from './Drawing.tsx';
import styles from './LineKey.module.css';
import { Scene } from './oblique.ts';

const kinds = [
  ['Solid', 'your perimeter', new Scene().path('w', 'M0 6H64')],
  ['Dotted', 'outside it', new Scene().path('d', 'M0 6H64')],
  ['Arrows', 'the air gap', new Scene().dimensionH(0, 64, 6)],
  ['Chain', 'lifts out', new Scene().path('c', 'M0 6H64')],
] as const;

/** A legend for the five line types used in all drawings. */
export function LineKey() {
  const id = useId();
  return (
    <dl className={styles.key}>
      {kinds.map(([name, meaning, scene]) => (
        <div key={name}>
          <dt className="label">
            <Drawing size="64 12">
              <Marks of={scene.marks} />
            </Drawing>
            {name}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
      <div>
        <dt className="label">
          <Drawing size="64 12">
            <Hatch id={id} gap={4} />
            <path className="o" fill={`url(#${id})`} d="M0 1H64V11H0Z" />
          </Drawing>
          Hatched
        </dt>
        <dd>a wall, cut</dd>
      </div>
    </dl>
  );
}

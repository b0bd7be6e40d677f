import Chain from './line.chain.svg?react';
import Dotted from './line.dotted.svg?react';
import Gap from './line.gap.svg?react';
import Hatched from './line.hatched.svg?react';
import styles from './LineKey.module.css';
import Solid from './line.solid.svg?react';

const kinds = [
  ['Solid', 'your perimeter', Solid],
  ['Dotted', 'outside it', Dotted],
  ['Arrows', 'the air gap', Gap],
  ['Chain', 'lifts out', Chain],
  ['Hatched', 'a wall, cut', Hatched],
] as const;

/** A legend for the five line types used in all drawings. */
export function LineKey() {
  return (
    <dl className={styles.key}>
      {kinds.map(([name, meaning, Line]) => (
        <div key={name}>
          <dt className="label">
            <Line />
            {name}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Link } from 'react-router-dom';
import { NumberedLinks } from '#web/site/NumberedLinks.tsx';
import styles from './SolutionGroup.module.css';

interface Group {
  title: string;
  text: string;
  /** With their numbers on the plan. */
  solutions: readonly (readonly [number: number, title: string, text: string, to: string])[];
}

export const SolutionGroup = ({ group: { title, text, solutions } }: { group: Group }) => (
  <div className={styles.group}>
    <h3>{title}</h3>
    <p>{text}</p>
    <ul>
      {solutions.map(([number, name, what, to]) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>{' '}
            <strong>{name}</strong> <span className={styles.text}>{what}</span>
            <span aria-hidden="true" className={styles.arrow}>
              →
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

/** The numbers of the plan. */
export function SolutionNumbers({ groups }: { groups: readonly Group[] }) {
  const solutions = groups.flatMap((group) => group.solutions).toSorted(([one], [other]) => one - other);
  return (
    <nav aria-label="Solutions by number" className={styles.key}>
      <NumberedLinks links={solutions.map(([, name, , to]) => ({ name, to }))} />
    </nav>
  );
}

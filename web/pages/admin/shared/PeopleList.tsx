import type { AdminMemberFragment } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './People.module.css';

type PeopleListProps = {
  people: readonly AdminMemberFragment[];
  /** Label of the button next to each person. */
  action: string;
  onAction: (person: AdminMemberFragment) => void;
};

/** A list of accounts, each with an action button. */
export const PeopleList = ({ people, action, onAction }: PeopleListProps) => (
  <ul className={styles.people}>
    {people.map((person) => (
      <li key={person.id}>
        <span>
          <b>{person.name}</b> {person.email}
          {person.company && `, ${person.company}`}
          {person.status !== 'APPROVED' && ` (${person.status.toLowerCase()})`}
        </span>{' '}
        <Button size="small" onClick={() => onAction(person)}>
          {action}
          <span className="visually-hidden"> {person.name}</span>
        </Button>
      </li>
    ))}
  </ul>
);

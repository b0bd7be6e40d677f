import type { ReactNode } from 'react';
import styles from './DutyList.module.css';

export type Duty = { topic: string; product: ReactNode; yours: ReactNode };

type DutyListProps = { caption: string; duties: readonly Duty[]; product?: string; yours?: string };

/**
 * A table of duties: what the product does, and what stays the owner's responsibility. The band between the two columns
 * is empty.
 */
export function DutyList({
  caption,
  duties,
  product = 'The product does',
  yours = 'Your responsibility',
}: DutyListProps) {
  return (
    <table className={styles.duties}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">{product}</th>
          <th scope="col">{yours}</th>
        </tr>
      </thead>
      <tbody>
        {duties.map((duty) => (
          <tr key={duty.topic}>
            <th scope="row">{duty.topic}</th>
            <td data-column={product}>{duty.product}</td>
            <td data-column={yours}>{duty.yours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import styles from './ResponsibilityTable.module.css';

export type Responsibility = { topic: string; product: ReactNode; yours: ReactNode };

type ResponsibilityTableProps = {
  caption: string;
  responsibilities: readonly Responsibility[];
  product?: string;
  yours?: string;
};

/**
 * A table: what the product does, and what stays the responsibility of the owner. The band between the two columns
 * is empty.
 */
export function ResponsibilityTable({
  caption,
  responsibilities,
  product = 'The product does',
  yours = 'Your responsibility',
}: ResponsibilityTableProps) {
  return (
    <table className={styles.responsibilities}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">{product}</th>
          <th scope="col">{yours}</th>
        </tr>
      </thead>
      <tbody>
        {responsibilities.map((responsibility) => (
          <tr key={responsibility.topic}>
            <th scope="row">{responsibility.topic}</th>
            <td data-column={product}>{responsibility.product}</td>
            <td data-column={yours}>{responsibility.yours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import styles from './ComparisonTable.module.css';
import { ColumnHeads } from '../ui/ColumnHeads.tsx';

type ComparisonTableProps = {
  caption: string;
  /** Column headings: the question, our product, the others. */
  columns: readonly [question: string, inside: string, outside: string];
  rows: readonly (readonly [question: string, inside: string, outside: string])[];
};

/** A table styled as two boxes: a solid one inside, a dotted one outside, with empty space between them. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads of={columns} />
      <tbody>
        {rows.map(([question, inside, outside]) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td>{inside}</td>
            <td>{outside}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

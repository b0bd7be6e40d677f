import styles from './ComparisonTable.module.css';

type ComparisonTableProps = {
  caption: string;
  /** What is asked, ours, theirs. */
  columns: readonly [question: string, inside: string, outside: string];
  rows: readonly (readonly [question: string, inside: string, outside: string])[];
};

/** One table that looks like two boxes: inside solid, outside dotted, and nothing between them. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
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

/** The head of a table, whose columns have one name each. */
export const ColumnHeads = ({ of: columns }: { of: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

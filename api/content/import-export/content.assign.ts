export const created = (_row: unknown) => 'created' as const;

/** Assigns the values that differ, and says whether there are any. */
export function assign<Row extends object>(row: Row, values: Partial<Row>): 'changed' | 'unchanged' {
  const changes = findChanges(row, values);
  if (changes) Object.assign(row, changes);
  return changes ? 'changed' : 'unchanged';
}

/** The values that differ from those of the row. Null if none does. */
export function findChanges<Row extends object>(row: Row, values: Partial<Row>): Partial<Row> | null {
  const now = row as Record<string, unknown>;
  const differing = Object.entries(values).filter(([name, value]) => differs(now[name], value));
  return differing.length > 0 ? (Object.fromEntries(differing) as Partial<Row>) : null;
}

const differs = (now: unknown, then: unknown): boolean => {
  if (now instanceof Date && then instanceof Date) return now.getTime() !== then.getTime();
  if (Array.isArray(now)) return JSON.stringify(now) !== JSON.stringify(then);
  return now !== then;
};

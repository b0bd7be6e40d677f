export const created = (_row: unknown) => 'created' as const;

/** Assigns the values that differ, and says whether there are any. */
export function assign<Row extends object>(row: Row, values: Partial<Row>): 'changed' | 'unchanged' {
  const now = row as Record<string, unknown>;
  const differing = Object.entries(values).filter(([name, value]) => differs(now[name], value));
  for (const [name, value] of differing) now[name] = value;
  return differing.length > 0 ? 'changed' : 'unchanged';
}

const differs = (now: unknown, then: unknown): boolean => {
  if (now instanceof Date && then instanceof Date) return now.getTime() !== then.getTime();
  if (Array.isArray(now)) return JSON.stringify(now) !== JSON.stringify(then);
  return now !== then;
};

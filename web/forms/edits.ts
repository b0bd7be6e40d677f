/** A value of a form: text, a checkbox, or a list of ids. */
export type FormValue = string | boolean | readonly string[];

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of an input that differ from those of an earlier one. */
export const pickChanges = <Input extends object>(input: Input, former: Partial<Input>): Partial<Input> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !isEqual(value, former[name as keyof Input])),
  ) as Partial<Input>;

/** What is added to a list and removed from it. */
const findDifference = (former: readonly string[], list: readonly string[]) => ({
  added: list.filter((id) => !former.includes(id)),
  removed: former.filter((id) => !list.includes(id)),
});

function mergeLists(former: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const { added, removed } = findDifference(former, mine);
  return [...new Set([...theirs, ...added])].filter((id) => !removed.includes(id));
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

/**
 * Adds the changes of others to a form. Fields that the person did not change get the new values, lists get both
 * changes, and what both changed differently stays as typed and is `contested`.
 */
export function mergeEdits<Values extends object>(former: Values, mine: Values, theirs: Partial<Values>) {
  const merged = { ...mine };
  const contested: (keyof Values & string)[] = [];
  for (const name of Object.keys(theirs) as (keyof Values & string)[]) {
    const [before, own, other] = [former[name], mine[name], theirs[name] as Values[typeof name]];
    if (isEqual(own, before)) merged[name] = other;
    else if (isList(before) && isList(own) && isList(other))
      merged[name] = mergeLists(before, own, other) as Values[typeof name];
    else if (!isEqual(own, other)) contested.push(name);
  }
  return { merged, contested };
}

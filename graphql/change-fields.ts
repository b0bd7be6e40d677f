/**
 * The fields after a change: undefined leaves a field unchanged, and null leaves in it what `cleared` has. A field that
 * cannot be cleared stays unchanged.
 */
export function changeFields<Fields extends object>(
  fields: Fields,
  changes: { [Name in keyof Fields]?: Fields[Name] | null | undefined },
  cleared: Partial<Fields>,
): Fields {
  const ifNull = { ...fields, ...cleared };
  const entries = (Object.keys(fields) as (keyof Fields)[]).map((name) => [
    name,
    changes[name] === undefined ? fields[name] : (changes[name] ?? ifNull[name]),
  ]);
  return Object.fromEntries(entries) as Fields;
}

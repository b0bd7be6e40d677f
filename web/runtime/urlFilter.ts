/** Parses a query parameter of a filter. An absent parameter is parsed as an empty string. */
type Field<Value extends string> = (typed: string) => Value;

type Fields = Readonly<Record<string, Field<string>>>;

/** The values of a filter by query parameter. */
export type UrlFilterValues<Filter extends { read: (params: URLSearchParams) => unknown }> = ReturnType<Filter['read']>;

export interface UrlFilter<Values> {
  /** Reads the filter from the URL. Unknown values are treated like absent parameters. */
  read: (params: URLSearchParams) => Values;
  /** The URL of the page with this filter. Default values are omitted. */
  toUrl: (path: string, values: Values) => string;
}

type FieldValues<Declared extends Fields> = { [Name in keyof Declared]: ReturnType<Declared[Name]> };

/** Declares the filter of a list. It is kept in the URL, so it can be linked and works as a plain form. */
export function defineUrlFilter<const Declared extends Fields>(fields: Declared): UrlFilter<FieldValues<Declared>> {
  const entries = Object.entries(fields);
  const readField =
    (params: URLSearchParams) =>
    ([name, field]: (typeof entries)[number]) =>
      [name, field((params.get(name) ?? '').trim())] as const;
  return {
    // TypeScript cannot infer that the names and types match `fields`.
    read: (params) => Object.fromEntries<string>(entries.map(readField(params))) as FieldValues<Declared>,
    toUrl: (path, values) => {
      const parameters = entries.flatMap(([name, field]) =>
        values[name] === field('') ? [] : [[name, values[name] ?? '']],
      );
      return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
    },
  };
}

/** One of these values, or of the first parts of these tabs; any other text becomes `initial`. */
export const choice = <const Value extends string>(
  choices: readonly (Value | readonly [value: Value, ...unknown[]])[],
  initial: NoInfer<Value>,
): Field<Value> => {
  const values = choices.map((entry) => (typeof entry === 'string' ? entry : entry[0]));
  return (input) => values.find((value) => value === input) ?? initial;
};

/** A text of at most `limit` characters. */
export const freeText =
  (limit: number): Field<string> =>
  (input) =>
    input.slice(0, limit);

/** A day such as `2026-03-31`; any other text becomes an empty string. */
export const day: Field<string> = (input) =>
  /^\d{4}-\d{2}-\d{2}$/.test(input) && !Number.isNaN(Date.parse(input)) ? input : '';

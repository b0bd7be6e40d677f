/** A query parameter of a filter: what its text means. The value of an absent parameter is that of an empty text. */
type Field<Value extends string> = (typed: string) => Value;

type Fields = Readonly<Record<string, Field<string>>>;

/** The values of a filter by the names of their query parameters. */
export type UrlFilterValues<Filter extends { read: (params: URLSearchParams) => unknown }> = ReturnType<Filter['read']>;

export interface UrlFilter<Values> {
  /** The filter that a URL asks for. Unknown values become the value of an absent parameter. */
  read: (params: URLSearchParams) => Values;
  /** The URL of the page with this filter. Values of absent parameters are left out. */
  toUrl: (path: string, values: Values) => string;
}

type ValuesOf<Declared extends Fields> = { [Name in keyof Declared]: ReturnType<Declared[Name]> };

/** Declares the filter of a list, which a page keeps in its URL, so that it can be linked and works as a plain form. */
export function defineUrlFilter<const Declared extends Fields>(fields: Declared): UrlFilter<ValuesOf<Declared>> {
  const entries = Object.entries(fields);
  const readField =
    (params: URLSearchParams) =>
    ([name, field]: (typeof entries)[number]) =>
      [name, field((params.get(name) ?? '').trim())] as const;
  return {
    // TypeScript does not see that the names and their types are those of `fields`.
    read: (params) => Object.fromEntries<string>(entries.map(readField(params))) as ValuesOf<Declared>,
    toUrl: (path, values) => {
      const given = entries.flatMap(([name, field]) =>
        values[name] === field('') ? [] : [[name, values[name] ?? '']],
      );
      return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
    },
  };
}

/** One of these values; anything else is `initial`. */
export const choice =
  <const Value extends string>(values: readonly Value[], initial: NoInfer<Value>): Field<Value> =>
  (typed) =>
    values.find((value) => value === typed) ?? initial;

/** A text of at most `limit` characters. */
export const freeText =
  (limit: number): Field<string> =>
  (typed) =>
    typed.slice(0, limit);

/** A day as `2026-03-31`; anything else is none. */
export const day: Field<string> = (typed) =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : '';

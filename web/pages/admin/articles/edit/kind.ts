/** The fields that every text of the editor has. */
export interface TextValues {
  title: string;
  body: string;
}

/** The error of each field that is not valid. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/** One kind of text that people write in the editor: articles or investor updates. */
export interface TextKind<Values extends TextValues, Saved extends { id: string }> {
  /** The name in the storage of the browser. */
  storageName: string;
  /** The typed fields. A new text is saved by itself once one of them is filled. */
  texts: readonly (keyof Values & string)[];
  /** The values of the form; those of a new text for null. */
  toValues: (saved: Saved | null) => Values;
  /** Checks the values before they are sent. */
  check: (values: Values) => FieldErrors<Values>;
  /** The stored text without a draft that is outdated. */
  getNewestText: (saved: Saved) => Saved;
}

export const isSame = <Values extends object>(a: Values, b: Values): boolean =>
  (Object.keys(b) as (keyof Values)[]).every(
    (name) => a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]),
  );

/** The errors of a rejected form, the first of each field. */
export const toFieldErrors = <Values>(issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message])) as FieldErrors<Values>;

/** The title of a text that is saved before it has one. */
export const UNTITLED = 'Untitled';

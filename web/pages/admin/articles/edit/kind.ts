import type { z } from 'zod';

/** The fields that every text of the editor has. */
export interface TextValues {
  title: string;
  body: string;
}

/** A text as the server stores it. */
export interface StoredText {
  id: string;
  title: string;
  status: string;
}

/** The error of each field that is not valid. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/** One kind of text that people write in the editor: articles, case studies or investor updates. */
export interface TextKind<Values extends TextValues, Saved extends StoredText, Input extends object = object> {
  /** The name in the storage of the browser. */
  storageName: string;
  /** The name in sentences: `article`. */
  noun: string;
  /** The list of these texts. */
  list: { to: string; label: string };
  /** All fields, in the order of the list of errors. */
  labels: Record<keyof Values & string, string>;
  /** The fields that only a draft may lack. */
  neededToPublish?: readonly (keyof Values & string)[];
  /** The typed fields. A new text is saved by itself once one of them is filled. */
  texts: readonly (keyof Values & string)[];
  /** The values of the form; those of a new text for null. */
  toValues: (saved: Saved | null) => Values;
  /** The values as API input. */
  toInput: (values: Values, saved: Saved | null) => Input;
  /** Checks the input. It is bundled with the editor, so saving does not request files that a release may have removed. */
  schema: z.ZodType;
  /** The number of the newest version. Each save adds one. */
  getVersion: (saved: Saved) => number;
  /** The stored text without a draft that is outdated. */
  getNewestText: (saved: Saved) => Saved;
}

export const isSame = <Values extends object>(a: Values, b: Values): boolean =>
  (Object.keys(b) as (keyof Values)[]).every(
    (name) => a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]),
  );

/** The first error of each field that is not valid. */
export const checkText = <Values extends TextValues, Saved extends StoredText>(
  { schema, toInput }: TextKind<Values, Saved>,
  values: Values,
): FieldErrors<Values> => {
  const issues = schema.safeParse(toInput(values, null)).error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  ) as FieldErrors<Values>;
};

/** The fields that differ, for a comparison. `show` returns a value in words. */
export const compareTexts = <Values extends TextValues>(
  labels: Record<keyof Values & string, string>,
  show: (values: Values, name: keyof Values & string) => string,
  before: Values,
  after: Values,
) =>
  (Object.keys(labels) as (keyof Values & string)[])
    .map((name) => ({ label: labels[name], before: show(before, name), after: show(after, name) }))
    .filter((difference) => difference.before !== difference.after);

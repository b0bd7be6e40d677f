import type { z } from 'zod';

type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/**
 * Creates a Formik `validate` function from a schema that the server uses too. The schemas load on the first
 * interaction with a form, because reading a page needs none of them. The user keeps typing while they load, so only
 * the newest result counts; otherwise errors would flicker.
 */
export function validateWith<Values extends object>(loadSchema: () => Promise<z.ZodType>) {
  let newest: Promise<FieldErrors<Values>>;
  return async (values: Values): Promise<FieldErrors<Values>> => {
    const own = check(loadSchema, values);
    newest = own;
    await own;
    return newest;
  };
}

async function check<Values extends object>(
  loadSchema: () => Promise<z.ZodType>,
  values: Values,
): Promise<FieldErrors<Values>> {
  const result = (await loadSchema()).safeParse(values);
  const errors: FieldErrors<Values> = {};
  for (const issue of result.error?.issues ?? []) {
    const name = issue.path[0] as keyof Values;
    errors[name] ??= issue.message;
  }
  return errors;
}

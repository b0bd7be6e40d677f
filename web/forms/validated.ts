import type { z } from 'zod';

type Faults<Values> = Partial<Record<keyof Values, string>>;

/**
 * Creates a Formik `validate` function from a schema that the server uses too. The schemas load on the first
 * interaction with a form, because reading a page needs none of them. The user keeps typing while they load, so only
 * the newest result counts; otherwise errors would flicker.
 */
export function validateWith<Values extends object>(schemaOf: () => Promise<z.ZodType>) {
  let newest: Promise<Faults<Values>>;
  return async (values: Values): Promise<Faults<Values>> => {
    const own = check(schemaOf, values);
    newest = own;
    await own;
    return newest;
  };
}

async function check<Values extends object>(
  schemaOf: () => Promise<z.ZodType>,
  values: Values,
): Promise<Faults<Values>> {
  const parsed = (await schemaOf()).safeParse(values);
  const faults: Faults<Values> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path[0] as keyof Values;
    faults[name] ??= issue.message;
  }
  return faults;
}

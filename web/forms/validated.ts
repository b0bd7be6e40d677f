import type { z } from 'zod';

type Faults<Values> = Partial<Record<keyof Values, string>>;

/**
 * A Formik `validate` from one of the schemas that the server checks with too. The schemas are fetched when a form is
 * first touched: reading a page needs none of them. While they come, somebody types on: an answer on what was typed
 * before is replaced by the newest, or a fault would come and go under the pointer.
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

import type { ValidatorFn } from 'type-graphql';
import type { z } from 'zod';
import { fail } from './errors.ts';

type InputClass = abstract new (...args: never[]) => object;

const schemas = new Map<unknown, z.ZodType>();

/** Binds a zod schema to an @InputType or @ArgsType class; TypeGraphQL calls it before the resolver runs. */
export const Validated =
  (schema: z.ZodType) =>
  (target: InputClass): void => {
    schemas.set(target, schema);
  };

/** The schemas of all input classes, for the test that compares their rules. */
export const listInputSchemas = (): readonly z.ZodType[] => [...schemas.values()];

/**
 * TypeGraphQL's `validateFn`. Its return value is ignored, so the values that zod trims or converts are assigned to the
 * object. For a list argument, the value is the whole list with the type of the element.
 */
export const validateFn: ValidatorFn<object> = (value, type) => {
  if (value === undefined || typeof type !== 'function') return;
  const prefix = type.name.endsWith('Input') ? ['input'] : [];
  for (const item of Array.isArray(value) ? value : [value]) {
    for (const schema of getSchemas(type)) {
      const result = schema.safeParse(item);
      if (result.success) Object.assign(item, result.data);
      else refuse(result.error, prefix);
    }
  }
};

/** A class must match its own schema and the schemas of the classes that it extends. */
function* getSchemas(type: unknown): Generator<z.ZodType> {
  for (let current = type; typeof current === 'function'; current = Object.getPrototypeOf(current)) {
    const schema = schemas.get(current);
    if (schema) yield schema;
  }
}

function refuse(error: z.ZodError, prefix: string[]): never {
  const fields = error.issues.map((issue) => ({
    path: [...prefix, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))],
    message: issue.message,
  }));
  return fail('BAD_USER_INPUT', fields[0]?.message, fields);
}

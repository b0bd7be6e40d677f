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

/**
 * TypeGraphQL's `validateFn`. Its return value is ignored, so values that zod trims or converts are assigned to the
 * object. For a list argument, `value` is the whole list and `type` the type of its elements.
 */
export const validateFn: ValidatorFn<object> = (value, type) => {
  if (value === undefined || typeof type !== 'function') return;
  const prefix = type.name.endsWith('Input') ? ['input'] : [];
  for (const item of Array.isArray(value) ? value : [value]) {
    for (const schema of getSchemas(type)) {
      const parsed = schema.safeParse(item);
      if (parsed.success) Object.assign(item, parsed.data);
      else refuse(parsed.error, prefix);
    }
  }
};

/** An input is checked with the schema of its class and with those of its base classes. */
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

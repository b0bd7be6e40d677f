import type { GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { fail } from './errors.ts';

interface Run {
  args: string;
  result: Promise<unknown>;
}

/** The mutations that each request has run so far, by name. Each request has its own context object. */
const runsByRequest = new WeakMap<Context, Map<string, Run[]>>();

/**
 * Runs a mutation once even if the request repeats it with the same arguments; every alias gets the same result. Only
 * mutations for admins may appear several times with different arguments: otherwise a single request could try a list
 * of passwords or email addresses. Applies to the whole schema, so that new mutations are covered.
 */
export function runMutationsOnce(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { name, resolve, extensions } = field;
    if (!resolve) continue;
    field.resolve = (source, args, context: Context, info) => {
      const runs = getRuns(context, name);
      const key = JSON.stringify(args);
      const same = runs.find((run) => run.args === key);
      if (same) return same.result;
      if (extensions['access'] !== 'admin' && runs.length > 0)
        fail('BAD_USER_INPUT', `A request can call ${name} only once. Send the other calls in requests of their own.`);
      const result = Promise.resolve(resolve(source, args, context, info));
      runs.push({ args: key, result });
      return result;
    };
  }
}

function getRuns(context: Context, name: string): Run[] {
  const byName = runsByRequest.get(context) ?? new Map<string, Run[]>();
  runsByRequest.set(context, byName);
  const runs = byName.get(name) ?? [];
  byName.set(name, runs);
  return runs;
}

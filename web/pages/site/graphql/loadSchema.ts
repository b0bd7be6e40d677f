import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { type Caller, sendOperation } from './sendOperation.ts';

const INTROSPECTION = getIntrospectionQuery({ inputValueDeprecation: true });

/**
 * The schema that a caller can use. Visitors may not introspect, so they read the file, which lists everything. Members
 * and tokens read by introspection what they may use.
 */
export async function loadSchema(caller: Caller): Promise<GraphQLSchema> {
  if (caller.kind === 'visitor') {
    const response = await fetch('/schema.graphql', { credentials: 'omit' });
    if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
    return buildSchema(await response.text(), { assumeValidSDL: true });
  }
  const { body, status } = await sendOperation({ query: INTROSPECTION }, caller);
  if (body?.data) return buildClientSchema(body.data as IntrospectionQuery, { assumeValid: true });
  const [error] = (body?.errors ?? []) as { message?: string }[];
  throw new Error(error?.message ?? `The server answered with status ${status}.`);
}

/** The name of the account that is signed in with this browser. Null if there is none. */
export async function findSessionName(): Promise<string | null> {
  const { body } = await sendOperation({ query: '{ viewer { name } }' }, { kind: 'session' });
  const data = body?.data as { viewer?: { name: string } | null } | undefined;
  return data?.viewer?.name ?? null;
}

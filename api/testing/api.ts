import { MikroORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { entities } from '../entities.ts';
import { resolvers } from '../features.ts';
import { recordRefusals } from '../operation/audit/audit.refusals.service.ts';
import { readEnv } from '../platform/env.ts';
import type { Context } from '../platform/context.ts';
import { costLimits } from '../platform/limits/points.ts';
import { createGraphQLServer } from '../platform/http/graphql.ts';
import { createLogger } from '../platform/logger.ts';
import { openOrm } from '../platform/database/orm.ts';
import { createSchema } from '../platform/graphql/schema.ts';
import { anonymous, type Viewer } from '../platform/viewer.ts';
import { PATIENT, useDatabase } from './database.ts';

export interface Answer<Data = unknown> {
  /** Null only if the operation failed as a whole; tests of errors read `errors` and `code`. */
  data: Data;
  errors?: readonly GraphQLFormattedError[];
  /** The code of the first error. */
  code?: unknown;
}

export type OptionalIfEmpty<Variables> = {} extends Variables ? [variables?: Variables] : [variables: Variables];

export interface TestApi {
  /** Runs a typed document, from a `.test.graphql` file of the noun or from the browser's operations. */
  run: <Data, Variables extends object>(
    viewer: Viewer,
    document: TypedDocumentNode<Data, Variables>,
    ...variables: OptionalIfEmpty<Variables>
  ) => Promise<Answer<Data>>;
  /** Runs an operation of which a test reads only the errors, or the data as a whole. */
  execute: (viewer: Viewer, operation: string | DocumentNode, variables?: object) => Promise<Answer>;
  em: () => SqlEntityManager;
  url: string;
}

export const person = {
  visitor: anonymous,
  investor: {
    kind: 'user',
    id: 'usr_investor',
    name: 'Ines Investor',
    status: 'APPROVED',
    roles: ['INVESTOR'],
    confirmed: true,
  },
  suspended: {
    kind: 'user',
    id: 'usr_suspended',
    name: 'Sam Suspended',
    status: 'SUSPENDED',
    roles: ['ADMIN'],
    confirmed: true,
  },
  editor: { kind: 'user', id: 'usr_editor', name: 'Ed Editor', status: 'APPROVED', roles: ['EDITOR'], confirmed: true },
  admin: { kind: 'user', id: 'usr_admin', name: 'Ada Admin', status: 'APPROVED', roles: ['ADMIN'], confirmed: true },
} as const satisfies Record<string, Viewer>;

const log = createLogger('silent');
const env = readEnv({ NODE_ENV: 'test' });

/** The context of a request of `viewer`. It has no browser; tests over HTTP cover cookies. */
export const makeContext = (viewer: Viewer, em: SqlEntityManager): Context => ({
  viewer,
  em,
  requestId: 'req-test',
  origin: 'http://localhost',
  client: { address: '192.0.2.1', device: 'Firefox on Linux' },
  browser: {
    session: { id: null, viewer: anonymous, adopt: async () => undefined, drop: async () => undefined },
    device: { idFor: () => null, remember: () => undefined },
    conversation: { token: null, remember: () => undefined, forget: () => undefined },
    isOwnRequest: true,
    notice: null,
    links: {},
  },
  services: { log, env, secrets: ['a secret for tests, 32 characters long'] },
});

/**
 * The real schema over a database of the test file's own. Operations run as the given viewer. Without the cost limits,
 * a test can read every field at once.
 */
export function useApi({ hasCostLimits = true } = {}): TestApi {
  const database = useDatabase('api');
  let orm: MikroORM;
  let graphql: ReturnType<typeof createGraphQLServer>;
  const send = async <Data>(viewer: Viewer, query: string | DocumentNode, variables = {}): Promise<Answer<Data>> => {
    const contextValue = makeContext(viewer, orm.em.fork());
    const { body } = await graphql.executeOperation({ query, variables: { ...variables } }, { contextValue });
    if (body.kind !== 'single') throw new Error('one answer was expected');
    const { data, errors } = body.singleResult;
    // As a client receives it: text instead of Date objects.
    return {
      data: JSON.parse(JSON.stringify(data ?? null)),
      ...(errors && { errors, code: errors[0]?.extensions?.['code'] }),
    };
  };
  const api: TestApi = {
    url: '',
    em: () => orm.em.fork(),
    run: (viewer, document, ...[variables]) => send(viewer, document, variables),
    execute: (viewer, operation, variables) => send(viewer, operation, variables),
  };
  beforeAll(async () => {
    api.url = database.url;
    orm = await openOrm(api.url, entities, 4, { waits: PATIENT });
    graphql = createGraphQLServer(await createSchema(resolvers), true, [
      recordRefusals,
      ...(hasCostLimits ? [costLimits()] : []),
    ]);
  });
  afterAll(() => orm.close());
  return api;
}

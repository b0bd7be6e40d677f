import type { GraphQLInputType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { resolvers } from '#api/features.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { type ChangingRoute, listChangingRoutes } from '#api/platform/http/route-access.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { getRoots, makeInputValue, type Root, writeOperation } from '../operations.ts';
import { TestBrowser, useSite } from '../site.ts';

// Rights are checked before anything about a body is: no request without them costs the time of a validation, or says
// what a right request would be. Routes and mutations are listed by their declarations.

const site = useSite();
const url = () => site.urls[0]!;
const PASSWORD = 'correct horse battery staple';
/** One request of 2 MB took 11 seconds when its form was validated first. */
const LONG = ' '.repeat(190_000);

const bodies: [name: string, type: string | null, body: string][] = [
  ['no body', null, ''],
  ['a body without a type', 'application/octet-stream', 'x'],
  ['JSON that does not end', 'application/json', '{"input": {'],
  ['JSON with values of the wrong type', 'application/json', '{"kind": 5, "page": "x", "question": {"a": []}}'],
  ['JSON that is too deep', 'application/json', '['.repeat(1_000)],
  ['JSON that is too large', 'application/json', `"${'x'.repeat(3_000_000)}"`],
  [
    'a form with a text far above its limit',
    'application/x-www-form-urlencoded',
    `legalName=x${LONG}x&title=x${LONG}x`,
  ],
  ['a form that is too large', 'application/x-www-form-urlencoded', `body=${'x'.repeat(3_000_000)}`],
  ['a form in parts without a boundary', 'multipart/form-data', 'x'],
  ['a form in parts that does not end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
];

let member: TestBrowser;
let roots: Root[];
beforeAll(async () => {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  member = new TestBrowser();
  await member.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  roots = getRoots(await createSchema(resolvers)).filter(({ kind }) => kind === 'mutation');
});

/** The people who a declaration refuses. Members may call what is for those who are signed in. */
const listRefused = (rule: unknown): [name: string, status: number, browser: TestBrowser][] =>
  [
    ...(rule === 'public' ? [] : [['a visitor', 401, new TestBrowser()] as const]),
    ...(rule === 'editor' || rule === 'admin' ? [['a member', 403, member] as const] : []),
  ].map((each) => [...each]);

const send = (browser: TestBrowser, { method, path }: ChangingRoute, type: string | null, body: string) =>
  browser.fetch(url() + path.replaceAll(/:\w+/g, 'nothing'), {
    method,
    headers: { accept: 'application/json', ...(type && { 'content-type': type }) },
    ...(type && { body }),
  });

/** A page for people leads a visitor to the sign-in page. */
const getStatus = ({ status, headers }: Response): number =>
  status === 302 && headers.get('location')?.startsWith('/auth?') ? 401 : status;

describe('a request without the right to change something', () => {
  it.each(bodies)('is refused for its sender on every route, with %s', async (_name, type, body) => {
    const routes = listChangingRoutes(site.servers[0]!.app);
    expect(routes.filter(({ rule }) => rule === undefined)).toEqual([]);
    expect(routes.filter(({ rule }) => rule !== 'public').length).toBeGreaterThan(10);
    const others: unknown[] = [];
    for (const route of routes)
      for (const [who, status, browser] of listRefused(route.rule)) {
        const response = await send(browser, route, type, body);
        await response.arrayBuffer();
        if (getStatus(response) !== status) others.push([route.method, route.path, who, response.status]);
      }
    expect(others).toEqual([]);
  });

  const values: [name: string, makeValue: (type: GraphQLInputType) => unknown][] = [
    ['texts far above their limit that match no pattern', (type) => makeInputValue(type, '\u2028 \n'.repeat(2_000))],
    ['texts with a zero byte', (type) => makeInputValue(type, 'a\0b')],
    ['values of the wrong type', () => 5.5],
    ['no values', () => undefined],
  ];

  it.each(values)('is refused for its sender by every mutation, with %s', async (_name, makeValue) => {
    const others: unknown[] = [];
    for (const root of roots.filter(({ args }) => args.length > 0)) {
      const { name, extensions } = root;
      const [operation, variables] = writeOperation(root, makeValue);
      for (const [who, status, browser] of listRefused(extensions['access'])) {
        const { code } = await browser.execute(url(), operation, variables);
        if (code !== (status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN')) others.push([name, who, code]);
      }
    }
    expect(others).toEqual([]);
  });
});

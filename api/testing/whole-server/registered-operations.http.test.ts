import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { errorStatuses } from '#graphql/error-codes.ts';
import { registeredOperations } from '#graphql/generated/registered.ts';
import { recordedViewer } from '#graphql/recorded-viewer.ts';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { TestBrowser, useSite } from '../site.ts';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

describe('a server that runs only registered operations', () => {
  const site = useSite(1, { REGISTERED_OPERATIONS_ONLY: 'true' });
  const PASSWORD = 'correct horse battery staple';
  const REFUSED = { status: errorStatuses.OPERATION_NOT_REGISTERED, code: 'OPERATION_NOT_REGISTERED' };
  const find = (start: string) => registeredOperations.find((text) => text.startsWith(start))!;
  const LIST = find('query NewestArticles');
  const AD_HOC = '{ articles(first: 1) { nodes { id } } }';

  const getOutcome = async (response: Response) => {
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    return { status: response.status, code: errors?.[0]?.extensions.code };
  };
  const post = (body: unknown, browser = new TestBrowser()) => browser.post(`${site.urls[0]}/graphql`, body);
  const send = async (...request: Parameters<typeof post>) => getOutcome(await post(...request));

  async function signIn(values: Partial<User> = {}) {
    const em = site.em();
    const { username } = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
    await em.flush();
    const browser = new TestBrowser();
    expect((await browser.post(`${site.urls[0]}/api/login`, { username, password: PASSWORD })).status).toBe(200);
    return browser;
  }

  it('runs the operations of its pages for visitors and members', async () => {
    const browser = await signIn();
    const works = { status: 200, code: undefined };
    expect(await send({ query: LIST })).toEqual(works);
    expect(await send({ query: LIST }, browser)).toEqual(works);
    expect(await send({ query: recordedViewer }, browser)).toEqual(works);
    const url = `${site.urls[0]}/graphql?${new URLSearchParams({ query: LIST })}`;
    const response = await browser.fetch(url, { headers: { 'apollo-require-preflight': 'true' } });
    expect(await getOutcome(response)).toEqual(works);
  });

  it('rejects other operations of visitors, administrators and tokens without parsing them', async () => {
    const browser = await signIn({ roles: ['ADMIN'] });
    const spacedQuery = print(parse(LIST)).replaceAll('  ', ' ');
    const wrong = [
      AD_HOC,
      '{',
      '{ __schema { types { name } } }',
      spacedQuery,
      `${LIST}\n${AD_HOC}`,
      undefined,
      [LIST],
    ];
    for (const query of wrong) {
      expect(await send({ query })).toEqual(REFUSED);
      expect(await send({ query }, browser)).toEqual(REFUSED);
    }
    expect(await send([{ query: LIST }])).toEqual(REFUSED);
    const input = { name: 'Mirror', scopes: ['CONTENT_READ'] };
    const created = await post({ query: find('mutation CreateToken'), variables: { input } }, browser);
    const { secret } = ((await created.json()) as { data: { createToken: { secret: string } } }).data.createToken;
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ query: AD_HOC });
    expect(await getOutcome(await fetch(`${site.urls[0]}/graphql`, { method: 'POST', headers, body }))).toEqual(
      REFUSED,
    );
  });

  it('rejects other operations by GET, and together with a registered operation', async () => {
    const browser = await signIn();
    for (const texts of [[AD_HOC], [LIST, AD_HOC], []]) {
      const url = `${site.urls[0]}/graphql?${new URLSearchParams(texts.map((text) => ['query', text]))}`;
      const headers = { 'apollo-require-preflight': 'true' };
      expect(await getOutcome(await browser.fetch(url, { headers }))).toEqual(REFUSED);
    }
  });
});

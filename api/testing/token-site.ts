import {
  TokenTestCreateDocument as CREATE,
  TokenTestLoginDocument as LOGIN,
} from '#graphql/generated/tests-integration-tokens.ts';
import type { TokenScope } from '#graphql/token-scopes.ts';
import { hashPassword } from '../accounts/auth/password.ts';
import type { User } from '../accounts/users/user.entity.ts';
import { makeUser } from '../accounts/users/user.factory.ts';
import { query } from './query.ts';
import { type SiteOptions, TestBrowser, useSite } from './site.ts';

// Two servers on one database, and people with API tokens. Tokens are made on the first server and used on the second.

export const PASSWORD = 'correct horse battery staple';
const NAME = '{ viewer { name } }';

export function useTokenSite(settings: Record<string, string> = {}, options: SiteOptions = {}) {
  const site = useSite(2, settings, options);
  const [first, second] = [() => site.urls[0]!, () => site.urls[1]!];

  async function account(overrides: Partial<User> = {}) {
    const em = site.em();
    const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...overrides });
    await em.flush();
    const browser = new TestBrowser();
    await browser.run(first(), LOGIN, { input: { username: user.username, password: PASSWORD } });
    return { user, browser };
  }

  async function holder(scopes: TokenScope[], overrides: Partial<User> = {}, rest: object = {}) {
    const owner = await account(overrides);
    const { data } = await owner.browser.run(first(), CREATE, { input: { name: 'Mirror', scopes, ...rest } });
    return { ...owner, ...data.createToken };
  }

  const send = (authorization: string, text: string = NAME, headers: Record<string, string> = {}) =>
    sendOperation(second(), authorization, text, headers);

  const use = (secret: string, text = NAME) => send(`Bearer ${secret}`, text);
  const works = async (secret: string) => (await use(secret)).status === 200;

  const events = (kind: string, { id }: { id: string }) =>
    query<{ details: object }>(site.em(), 'select details from audit_event where kind = $1 and subject_id = $2', [
      kind,
      id,
    ]);

  return { site, first, second, account, holder, send, use, works, events };
}

/** Sends an operation like a program, to the server that did not create the token. */
async function sendOperation(url: string, authorization: string, text: string, headers: Record<string, string>) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization, ...headers },
    body: JSON.stringify({ query: text }),
  });
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: object }[];
  };
  const [error] = errors ?? [];
  return {
    status: response.status,
    data,
    error: error?.extensions,
    message: error?.message,
    headers: response.headers,
  };
}

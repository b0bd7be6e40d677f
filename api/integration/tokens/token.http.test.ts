import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { makeContext, person } from '#api/testing/api.ts';
import { TestBrowser } from '#api/testing/site.ts';
import { query } from '#api/testing/query.ts';
import { useTokenSite } from '#api/testing/token-site.ts';
import { authenticate } from './token.authentication.service.ts';
import { newSecret } from './token.secret.ts';

// The proxy is trusted here, so that requests can come from any address.
const { site, second, holder, send, use } = useTokenSite({ TRUST_PROXY: '127.0.0.1' });

describe('a request with an Authorization header', () => {
  it('is answered with the reason why a token does not work, but not whether it exists', async () => {
    const ranges = ['192.0.2.0/24', '2001:db8::/32'];
    const { secret } = await holder(['ACCOUNT_READ'], {}, { ranges });
    const { secret: expired, token } = await holder(['ACCOUNT_READ']);
    const revoked = await holder(['ACCOUNT_READ']);
    const suspended = await holder(['ACCOUNT_READ']);
    const em = site.em();
    await query(em, "update token set expires_at = now() - interval '1 hour' where id = $1", [token.id]);
    await query(em, 'update token set revoked_at = now(), expires_at = now() where id = $1', [revoked.token.id]);
    await query(em, "update account set status = 'SUSPENDED' where id = $1", [suspended.user.id]);
    const unknown = 'This token is not valid: it does not exist or was revoked.';
    const form = 'Send the token once, in the header Authorization: Bearer <secret>.';
    const sentences: [string, string][] = [
      [`Bearer ${secret}`, 'This token cannot be used from this IP address.'],
      [`Bearer ${expired}`, 'This token has expired. Create a new one.'],
      ...[revoked.secret, suspended.secret, newSecret(), 'x'].map((one): [string, string] => [
        `Bearer ${one}`,
        unknown,
      ]),
      ...['Basic YTpi', `Bearer ${secret}, x`, '', secret].map((header): [string, string] => [header, form]),
    ];
    for (const [authorization, message] of sentences)
      expect(await send(authorization)).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' }, message });
  });

  it.each([
    ['192.0.2.7', 200],
    ['192.0.3.7', 401],
    ['::ffff:192.0.2.7', 200],
    ['2001:db8::7', 200],
    ['2001:db8:1:2:3:4:5:6', 401],
    ['2001:db8::8', 401],
    ['fe80::1%eth0', 401],
  ])('from %s, with a token that is limited to IP addresses: %j', async (from, status) => {
    const { secret } = await holder(['ACCOUNT_READ'], {}, { ranges: ['192.0.2.0/24', '2001:db8::7'] });
    expect((await send(`Bearer ${secret}`, undefined, { 'x-forwarded-for': from })).status).toBe(status);
  });

  it('is rejected together with a session cookie', async () => {
    const { secret, browser } = await holder(['ACCOUNT_READ']);
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await send(`Bearer ${secret}`, undefined, { cookie, 'sec-fetch-site': 'same-origin' });
    expect(answer).toMatchObject({ status: 400, error: { code: 'BAD_USER_INPUT' } });
  });

  it('is rejected if the header is sent twice', async () => {
    const { secret } = await holder(['ACCOUNT_READ']);
    const body = JSON.stringify({ query: '{ viewer { name } }' });
    const { hostname, port } = new URL(second());
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `POST /graphql HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nConnection: close\r\nAuthorization: Bearer ${secret}\r\nAuthorization: Bearer x\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        ),
      );
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('neither reads nor fills the shared cache', async () => {
    const em = site.em();
    makeArticle(em, { slug: 'seen-by-admins', title: 'Seen by admins', status: ArticleStatus.DRAFT });
    await em.flush();
    const { secret } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
    const text = '{ article(slug: "seen-by-admins") { title } }';
    const anonymous = () => new TestBrowser().execute(second(), text);
    expect((await anonymous()).data).toEqual({ article: null });
    expect((await use(secret, text)).data).toEqual({ article: { title: 'Seen by admins' } });
    expect((await anonymous()).data).toEqual({ article: null });
  });

  it('is not authenticated on other paths', async () => {
    const { secret } = await holder(['ACCOUNT_READ']);
    const response = await fetch(`${second()}/api/user`, { headers: { authorization: `Bearer ${secret}` } });
    expect(response.status).toBe(401);
  });
});

it('an IP address can send 30 unknown secrets a minute', async () => {
  // This context has the limits of production, other than the site of the tests.
  const from = (address: string) => {
    const context = makeContext(person.visitor, site.em());
    return authenticate({ ...context, client: { ...context.client, address } }, newSecret(), address);
  };
  for (let sent = 0; sent < 30; sent += 1) expect(await from('192.0.2.77')).toBe('UNKNOWN');
  await expect(from('192.0.2.77')).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 });
  expect(await from('192.0.2.78')).toBe('UNKNOWN');
});

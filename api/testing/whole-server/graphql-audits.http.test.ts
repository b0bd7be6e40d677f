import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { useTokenSite } from '../token-site.ts';

// The audits of GraphQL over HTTP, as a program with a token passes them: some read the schema by introspection.

const { second, holder } = useTokenSite();

let authorization = '';
const audits = serverAudits({
  url: () => `${second()}/graphql`,
  fetchFn: (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', authorization);
    return fetch(url, { ...init, headers });
  },
});

describe('GraphQL over HTTP', () => {
  it('is audited in full, and no audit is declined', async () => {
    authorization = `Bearer ${(await holder(['ACCOUNT_READ'])).secret}`;
    expect(audits.length).toBeGreaterThan(60);
    const results = await Promise.all(audits.map(async ({ id, name, fn }) => ({ id, name, result: await fn() })));
    const failed = results.filter(({ result }) => result.status !== 'ok');
    expect(failed.map(({ id, name, result }) => [id, name, 'reason' in result && result.reason])).toEqual([]);
  });
});

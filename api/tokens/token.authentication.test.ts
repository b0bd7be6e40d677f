import { expect, it } from 'vitest';
import { anonymous } from '../platform/viewer.ts';
import { makeContext, useApi } from '../testing/api.ts';
import { authenticate } from './token.authentication.service.ts';
import { newSecret } from './token.secret.ts';

const api = useApi();

it('an IP address can send 30 unknown secrets a minute', async () => {
  const from = (address: string) => {
    const context = makeContext(anonymous, api.em());
    return authenticate({ ...context, client: { ...context.client, address } }, newSecret(), address);
  };
  for (let sent = 0; sent < 30; sent += 1) expect(await from('192.0.2.7')).toBeNull();
  await expect(from('192.0.2.7')).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 });
  expect(await from('192.0.2.8')).toBeNull();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { rotateSecretsCommand } from '#api/cli/secrets-rotate.ts';
import { encrypt, tryDecrypt } from '#api/platform/encryption.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { encryptSecret, getCode, newSecret } from '#api/accounts/two-factor/totp.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { SECRET_USE } from '#api/integration/webhooks/webhook.service.ts';
import { refuseMissingSecrets } from './secret.rotation.service.ts';

const OLD = 'the former secret of this site in 2025';
const NEW = 'the newest secret of this site in 2026';
const PASSWORD = 'correct horse battery staple';
/** A server on which the former secret was removed already. */
const site = useSite(1, { SESSION_SECRET: NEW });

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', site.databaseUrl);
  vi.stubEnv('DATA_DIR', site.env.DATA_DIR);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await query(site.em(), 'delete from account_totp');
  await query(site.em(), 'delete from webhook');
});

async function enroll(isConfirmed = true) {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const secret = newSecret();
  await query(site.em(), 'insert into account_totp (account_id, secret, confirmed_at) values ($1, $2, $3)', [
    user.id,
    encryptSecret(secret, user.id, [OLD]),
    isConfirmed ? new Date() : null,
  ]);
  return { user, secret };
}

async function addWebhook(accountId: string, id: string) {
  const [secret, former] = [newSecret(), newSecret()];
  const purpose = { use: SECRET_USE, owner: id, keys: [OLD] };
  await query(
    site.em(),
    `insert into webhook (id, account_id, name, url, types, secret, former_secret, former_until, status, position)
     values ($1, $2, 'Hook', 'https://hook.example', '{}', $3, $4, now() + interval '1 hour', 'ACTIVE', 0)`,
    [id, accountId, encrypt(secret, purpose), encrypt(former, purpose)],
  );
  return { secret, former };
}

const readWebhook = async (id: string) =>
  (
    await query<{ secret: Buffer; former: Buffer; status: string }>(
      site.em(),
      'select secret, former_secret as former, status from webhook where id = $1',
      [id],
    )
  )[0]!;

async function signIn(username: string, secret: Buffer) {
  const [row] = await query<{ step: number }>(
    site.em(),
    'select floor(extract(epoch from now()) / 30)::float8 as step',
  );
  const input = { username, password: PASSWORD, code: getCode(secret, row!.step) };
  return new TestBrowser().post(`${site.urls[0]}/api/login`, input);
}

const rotate = (secrets: string, ...args: string[]) => {
  vi.stubEnv('SESSION_SECRET', secrets);
  return rotateSecretsCommand.run(args);
};
const start = () => refuseMissingSecrets(site.em(), [NEW]);

describe('portal secrets rotate', () => {
  it('lets a person with an authenticator app sign in after the former secret was removed', async () => {
    const { user, secret } = await enroll();
    await expect(start()).rejects.toThrow('The secrets of 1 authenticator were encrypted with a secret that is not in');
    expect(await rotate(`${NEW},${OLD}`)).toBe(0);
    await start();
    expect((await signIn(user.username, secret)).status).toBe(200);
    const kinds = await query(site.em(), "select kind from audit_event where kind = 'secrets.rotated'");
    expect(kinds).toHaveLength(1);
    await rotate(`${NEW},${OLD}`);
    expect(console.log).toHaveBeenLastCalledWith('Everything is encrypted with the newest secret already.');
  });

  it('keeps both secrets of a webhook, and a setup that is not confirmed', async () => {
    const { user } = await enroll(false);
    const { secret, former } = await addWebhook(user.id, 'whk_rotated');
    await rotate(`${NEW},${OLD}`);
    const row = await readWebhook('whk_rotated');
    const purpose = { use: SECRET_USE, owner: 'whk_rotated', keys: [NEW] };
    expect(tryDecrypt(row.secret, purpose)?.plain).toEqual(secret);
    expect(tryDecrypt(row.former, purpose)?.plain).toEqual(former);
    expect(console.log).toHaveBeenLastCalledWith(
      'Encrypted again with the newest secret: 1 authenticator and 1 webhook.',
    );
  });

  it('changes nothing if one value needs a secret that is not configured', async () => {
    const { user } = await enroll();
    await addWebhook(user.id, 'whk_kept');
    const before = await readWebhook('whk_kept');
    await expect(rotate(NEW)).rejects.toThrow('The secrets of 1 authenticator and 1 webhook were encrypted');
    expect(await readWebhook('whk_kept')).toEqual(before);
  });

  it('resets what a lost secret encrypted only if the operator demands it', async () => {
    const { user } = await enroll();
    await addWebhook(user.id, 'whk_lost');
    expect(await rotate(NEW, '--reset-unreadable')).toBe(0);
    await start();
    expect((await readWebhook('whk_lost')).status).toBe('PAUSED');
    expect(await query(site.em(), 'select 1 from account_totp')).toEqual([]);
    const mails = await query(site.em(), 'select subject from mail where recipient = $1', [user.email]);
    expect(mails).toHaveLength(1);
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { entities } from '../api/entities.ts';
import { hashPassword } from '../api/accounts/auth/password.ts';
import { openOrm } from '../api/platform/database/orm.ts';
import { cloneDatabase } from '../api/testing/database.ts';
import { query } from '../api/testing/query.ts';
import { TestBrowser } from '../api/testing/site.ts';
import { encryptSecret, getCode, newSecret } from '../api/accounts/two-factor/totp.ts';
import { makeUser } from '../api/accounts/users/user.factory.ts';

const OLD = 'the former secret of this site in 2025';
const NEW = 'the newest secret of this site in 2026';
const PASSWORD = 'correct horse battery staple';
const root = path.resolve(import.meta.dirname, '..');
const main = path.join(root, 'dist/server/server.js');

it(
  'an operator rotates SESSION_SECRET, and a person with an authenticator app still signs in',
  { tags: ['drill'] },
  async () => {
    const { url: databaseUrl } = await cloneDatabase('rotation');
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'rotation-'));
    const orm = await openOrm(databaseUrl, entities, 1);
    onTestFinished(async () => {
      await orm.close();
      await rm(dataDir, { recursive: true });
    });
    const em = orm.em.fork();
    const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD) });
    await em.flush();
    const secret = newSecret();
    await query(em, 'insert into account_totp (account_id, secret, confirmed_at) values ($1, $2, now())', [
      user.id,
      encryptSecret(secret, user.id, [OLD]),
    ]);
    const makeEnv = (secrets: string) => ({
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: secrets,
      LOG_LEVEL: 'error',
    });
    const refused = spawnSync(process.execPath, [main], { env: makeEnv(NEW), encoding: 'utf8' });
    expect([refused.status, refused.stderr]).toEqual([
      1,
      'The secrets of 1 authenticator were encrypted with a secret that is not in SESSION_SECRET. Add the former secret to the end of SESSION_SECRET, then run: npx portal secrets rotate. If that secret is lost, run: npx portal secrets rotate --reset-unreadable\n',
    ]);

    const command = [path.join(root, 'dist/server/portal.js'), 'secrets', 'rotate'];
    const rotation = spawnSync(process.execPath, command, { env: makeEnv(`${NEW},${OLD}`), encoding: 'utf8' });
    expect([rotation.status, rotation.stdout]).toEqual([
      0,
      'Encrypted again with the newest secret: 1 authenticator.\n',
    ]);

    const server = spawn(process.execPath, [main], { env: makeEnv(NEW), stdio: ['ignore', 'pipe', 'inherit'] });
    let siteUrl = '';
    for await (const line of createInterface({ input: server.stdout! })) {
      siteUrl = /^Ready: (\S+)$/.exec(line)?.[1] ?? '';
      if (siteUrl) break;
    }
    const [row] = await query<{ step: number }>(em, 'select floor(extract(epoch from now()) / 30)::float8 as step');
    const input = { username: user.username, password: PASSWORD, code: getCode(secret, row!.step) };
    expect((await new TestBrowser().post(`${siteUrl}/api/login`, input)).status).toBe(200);
    server.kill('SIGINT');
    expect(await once(server, 'exit')).toEqual([0, null]);
  },
);

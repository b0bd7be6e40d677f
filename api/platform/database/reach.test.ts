import net from 'node:net';
import { entities } from '#api/entities.ts';
import { cloneDatabase, execute } from '#api/testing/database.ts';
import { query } from '#api/testing/query.ts';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from '../postgres/postmaster.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './orm.ts';
import { describeConnectionError, waitForDatabase } from './reach.ts';

const url = (change: (url: URL) => void): string => {
  const changed = new URL(inject('postgresUrl'));
  change(changed);
  return changed.href;
};
const fail = (target: string) => waitForDatabase(target, () => undefined, 0);

describe('a server whose database cannot be used', () => {
  it('says that it waits, and starts when the database is there', async () => {
    const { hostname, port } = new URL(inject('postgresUrl'));
    const free = await findFreePort();
    const sentences: string[] = [];
    const target = url((changed) => (changed.port = String(free)));
    // Only now, the database starts to listen.
    const proxy = net.createServer((socket) => {
      const database = net.connect(Number(port), hostname);
      socket.pipe(database).pipe(socket);
      for (const end of [socket, database]) end.on('error', () => undefined);
    });
    await waitForDatabase(target, (sentence) => {
      sentences.push(sentence);
      proxy.listen(free, '127.0.0.1');
    });
    expect(sentences).toEqual([`Waiting for PostgreSQL at 127.0.0.1:${free} …`]);
    proxy.close();
  });

  it('says in one sentence that no server listens, and where', async () => {
    const port = String(await findFreePort());
    await expect(fail(url((changed) => (changed.port = port)))).rejects.toThrow(
      `PostgreSQL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED). Start it, or correct the host and port`,
    );
  });

  it('says in one sentence that the host is not known', () => {
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND db.invalid'), { code: 'ENOTFOUND' });
    expect(describeConnectionError('postgres://site@db.invalid/site', error)).toBe(
      'PostgreSQL at db.invalid:5432 cannot be reached (ENOTFOUND). Start it, or correct the host and port in DATABASE_URL.',
    );
  });

  it('says at once that the password is wrong', async () => {
    const target = url((changed) => (changed.password = 'wrong'));
    await expect(waitForDatabase(target, () => undefined)).rejects.toThrow('rejects the password of the user');
  });

  it('says at once that the database does not exist', async () => {
    const target = url((changed) => (changed.pathname = '/nowhere'));
    await expect(waitForDatabase(target, () => undefined)).rejects.toThrow('has no database "nowhere". Create it');
  });
});

it('a server reads the password from PGPASSWORD if the URL has none', async () => {
  const database = await cloneDatabase('password');
  const plain = new URL(database.url);
  const role = `role_${plain.pathname.slice(-8)}`;
  await execute(database.url, `create role ${role} superuser login password 'p/a#s@s:%41?&=w d'`);
  onTestFinished(() => execute(database.url, `drop role ${role}`));
  [plain.username, plain.password] = [role, ''];
  vi.stubEnv('PGPASSWORD', 'p/a#s@s:%41?&=w d');
  onTestFinished(() => void vi.unstubAllEnvs());
  await waitForDatabase(plain.href, () => undefined);
  expect(await migrate(plain.href)).toEqual([]);
  const orm = await openOrm(plain.href, entities, 1);
  expect(await query(orm.em.fork(), 'select current_user as role')).toEqual([{ role }]);
  await orm.close();
});

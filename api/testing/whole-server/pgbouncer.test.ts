import { afterAll, describe, expect, it } from 'vitest';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { entities } from '#api/entities.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { waitForDatabase } from '#api/platform/database/reach.ts';
import { runWork, Work } from '#api/platform/work.ts';
import { eventually } from '../eventually.ts';
import { type PgBouncer, startPgBouncer } from '../pgbouncer.ts';
import { query } from '../query.ts';
import { TestBrowser, useSite } from '../site.ts';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

const PASSWORD = 'correct horse battery staple';

describe.each(['session', 'transaction'] as const)(
  'a site behind PgBouncer in %s mode',
  { tags: ['drill'] },
  (mode) => {
    let bouncer: PgBouncer;
    const site = useSite(
      2,
      // The PgBouncer of Debian 12 is older than 1.21 and cannot keep named statements in transaction mode.
      { DATABASE_NAMED_STATEMENTS: String(mode === 'session') },
      {
        connectThrough: async (url) => {
          bouncer = await startPgBouncer(url, mode);
          return bouncer.url;
        },
      },
    );
    afterAll(() => bouncer.stop());

    it('starts again and again, also while another server starts', async () => {
      for (let start = 0; start < 3; start += 1)
        expect(await Promise.all([migrate(bouncer.url), migrate(bouncer.url)])).toEqual([[], []]);
      const locks = await query(
        site.em(),
        `select 1 from pg_locks where locktype = 'advisory' and objid = 7331001
         and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(locks).toEqual([]);
    });

    it('gets one sentence at once if the pooler does not know the database', async () => {
      const target = new URL(bouncer.url);
      target.pathname = '/nowhere';
      await expect(waitForDatabase(target.href, () => undefined, 2_000)).rejects.toThrow(
        /^PostgreSQL at 127\.0\.0\.1:\d+ .*(no such database|bouncer config error).*Correct DATABASE_URL\.$/,
      );
    });

    it('lets many people sign in at the same time', async () => {
      const em = site.em();
      const passwordHash = await hashPassword(PASSWORD);
      const users = Array.from({ length: 20 }, () => makeUser(em, { passwordHash }));
      await em.flush();
      const statuses = await Promise.all(
        users.map(async ({ username }, at) => {
          const browser = new TestBrowser();
          await browser.post(`${site.urls[at % 2]}/api/login`, { username, password: PASSWORD });
          return (await browser.fetch(`${site.urls[(at + 1) % 2]}/api/user`)).status;
        }),
      );
      expect(statuses).toEqual(users.map(() => 200));
    });

    it('shows changed content on every server', async () => {
      const read = async () =>
        JSON.stringify(
          (await new TestBrowser().execute(site.urls[1]!, '{ articles(first: 5) { nodes { title } } }')).data,
        );
      expect(await read()).not.toContain('Maintenance tonight');
      const em = site.em();
      makeArticle(em, { title: 'Maintenance tonight', status: ArticleStatus.PUBLISHED, publishedAt: new Date() });
      await em.flush();
      await eventually(async () => expect(await read()).toContain('Maintenance tonight'));
    });

    it('cancels the statement of a visitor who left, and not the one of another visitor', async () => {
      const orm = await openOrm(bouncer.url, entities, 2, { sendsNames: false });
      const [left, other] = [new Work(), new Work()];
      const running = runWork(left, () => query(orm.em.fork(), "select 'left', pg_sleep(4)"));
      const kept = runWork(other, () => query(orm.em.fork(), "select 'kept' as name, pg_sleep(1)"));
      const activity = () =>
        query(site.em(), "select 1 from pg_stat_activity where state = 'active' and query like $1", ["select 'left'%"]);
      await eventually(async () => expect(await activity()).toHaveLength(1));
      left.cancel('The visitor left');
      await expect(running).rejects.toMatchObject({ code: 'WORK_CANCELED' });
      await eventually(async () => expect(await activity()).toEqual([]));
      expect(await kept).toMatchObject([{ name: 'kept' }]);
      await orm.close();
    });
  },
);

import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { expect, inject, it } from 'vitest';
import { entities } from '../entities.ts';
import { migrations } from '../migrations/all.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openOrm } from '../platform/database/orm.ts';
import { execute, urlFor } from '../testing/database.ts';
import { query } from '../testing/query.ts';

const PICTURE = '0123456789abcdef0123456789abcdef';

/** A database of the release before drafts became versions. */
async function migrateFormerRelease(): Promise<string> {
  const database = `drafts_${process.pid}_${Date.now()}`;
  await execute(inject('postgresUrl'), `create database ${database} template template0`);
  const url = urlFor(inject('postgresUrl'), database);
  const migrationsList = migrations.filter(({ name }) => name < '0109');
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList, snapshot: false, tableName: 'schema_migration', silent: true },
  });
  await orm.migrator.up();
  await orm.close();
  return url;
}

it('an administrator finds the drafts and versions of the former release after an update', async () => {
  const url = await migrateFormerRelease();
  await execute(
    url,
    `insert into category (id, name, slug, description, position) values
      ('cat_a', 'A', 'a', '', 0), ('cat_b', 'B', 'b', '', 1);
    insert into article (id, slug, category_id, version, title, summary, body, body_html, body_tree, reading_minutes,
        render_version, status, created_at, updated_at, author_name)
      select id, slug, category, version, 'Own', '', '', '', '[]', 1, 1, 'PUBLISHED', now(), now(), ''
      from (values ('art_edited', 'edited', 'cat_a', 2), ('art_imported', 'imported', null, 1),
        ('art_taken', 'taken', null, 2)) as stored (id, slug, category, version);
    insert into article_version (article_id, version, title, summary, body, saved_at, draft) values
      ('art_edited', 1, 'Older', '', '', now(), false), ('art_edited', 2, 'Own', '', '', now(), false),
      ('art_edited', 3, 'Draft', '', 'Draft.', now(), true), ('art_edited', 4, 'Newest', '', 'Newest.', now(), true),
      ('art_taken', 1, 'Own', '', '', now(), false), ('art_taken', 2, 'Own', '', '', now(), false);
    insert into article_draft (article_id, version, slug, title, summary, body, category_id, cover, saved_by) values
      ('art_edited', 4, 'moved', 'Newest', '', 'Newest.', 'cat_b', '/pictures/${PICTURE}/800.webp', 'Ada'),
      ('art_imported', 2, 'imported', 'Imported', '', '', null, null, 'Ada'),
      ('art_taken', 2, 'taken', 'Taken', '', '', null, null, 'Ada')`,
  );
  await migrate(url);
  const orm = await openOrm(url, entities, 2);
  try {
    const em = orm.em.fork();
    const columns = 'article_id, version, slug, title, category_id, draft, pending';
    const rows = await query(em, `select ${columns} from article_version order by article_id, version`);
    const text = { categoryId: null, draft: false, pending: false };
    const pending = { categoryId: null, draft: true, pending: true };
    expect(rows).toEqual([
      { ...text, articleId: 'art_edited', version: 1, slug: null, title: 'Older' },
      { ...text, articleId: 'art_edited', version: 2, slug: 'edited', title: 'Own', categoryId: 'cat_a' },
      { ...text, articleId: 'art_edited', version: 3, slug: null, title: 'Draft', draft: true },
      { ...pending, articleId: 'art_edited', version: 4, slug: 'moved', title: 'Newest', categoryId: 'cat_b' },
      { ...pending, articleId: 'art_imported', version: 2, slug: 'imported', title: 'Imported' },
      { ...text, articleId: 'art_taken', version: 1, slug: null, title: 'Own' },
      { ...text, articleId: 'art_taken', version: 2, slug: 'taken', title: 'Own' },
      { ...pending, articleId: 'art_taken', version: 3, slug: 'taken', title: 'Taken' },
    ]);
    const uses = await query(em, 'select hash, owner_id from picture_use');
    expect(uses).toEqual([{ hash: PICTURE, ownerId: 'art_edited' }]);
  } finally {
    await orm.close();
  }
});

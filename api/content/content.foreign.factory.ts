import { type MikroORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import { afterAll } from 'vitest';
import { entities } from '../entities.ts';
import { readEnv } from '../platform/env.ts';
import { openOrm } from '../platform/database/orm.ts';
import { cloneDatabase } from '../testing/database.ts';
import { importForeign } from './content.import-foreign.service.ts';
import type { PictureFolder } from './content.foreign-pictures.ts';
import type { ForeignContent } from './content.foreign.ts';

/** Creates empty sites, and closes them after the tests of a file. */
export function useEmptySites(): () => Promise<SqlEntityManager> {
  const orms: MikroORM[] = [];
  afterAll(() => Promise.all(orms.map((orm) => orm.close())));
  return async () => {
    const orm = await openOrm((await cloneDatabase('foreign')).url, entities, 2);
    orms.push(orm);
    return orm.em.fork();
  };
}

interface Options {
  keepPublished?: boolean;
  pictures?: PictureFolder | null;
  dataDir?: string;
}

export const bring = (
  em: SqlEntityManager,
  content: ForeignContent,
  { keepPublished = false, pictures = null, dataDir = '/nowhere' }: Options = {},
) =>
  importForeign(em, content, {
    env: readEnv({ NODE_ENV: 'test', SITE_NAME: 'Safe AI', DATA_DIR: dataDir }),
    keepPublished,
    pictures,
  });

/** A post in WordPress export format. */
export const item = (fields: Record<string, string>, more = '') => `<item>
  <title>${fields['title'] ?? 'A post'}</title>
  <link>${fields['link'] ?? `https://old.example/${fields['slug'] ?? 'a-post'}/`}</link>
  <guid isPermaLink="false">${fields['guid'] ?? `https://old.example/?p=${fields['slug'] ?? fields['title']}`}</guid>
  <dc:creator><![CDATA[${fields['author'] ?? 'ada'}]]></dc:creator>
  <content:encoded><![CDATA[${fields['content'] ?? '<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph -->'}]]></content:encoded>
  <excerpt:encoded><![CDATA[${fields['excerpt'] ?? ''}]]></excerpt:encoded>
  <wp:post_id>${fields['id'] ?? ''}</wp:post_id>
  <wp:post_date_gmt>${fields['date'] ?? '2024-05-01 09:30:00'}</wp:post_date_gmt>
  <wp:post_name>${fields['slug'] ?? 'a-post'}</wp:post_name>
  <wp:status>${fields['status'] ?? 'publish'}</wp:status>
  <wp:post_type>${fields['type'] ?? 'post'}</wp:post_type>
  <wp:post_password></wp:post_password>
  ${more}
</item>`;
/** A WordPress export file. */
export const wxr = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[Ada Archivist]]></wp:author_display_name></wp:author>
${items.join('\n')}</channel></rss>`;

/** A post in Ghost export format. */
export const ghostPost = (values: Record<string, unknown>) => ({
  id: '1',
  title: 'A post',
  slug: 'a-post',
  html: '<p>Text.</p>',
  status: 'published',
  type: 'post',
  visibility: 'public',
  publishedAt: '2024-05-01T09:30:00.000Z',
  ...values,
});
/** A Ghost export file. */
export const ghost = (data: Record<string, unknown>) => JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data }] });

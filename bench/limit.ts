// The baseline of the GraphQL rows: the same responses written by hand with only Express, pg and JSON.
import express from 'express';
import pg from 'pg';

const COLUMNS = `a.id, a.slug, a.title, a.summary, a.reading_minutes as "readingMinutes", a.published_at as "publishedAt",
  json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as category`;
// The condition on the trash lets PostgreSQL use the same partial indexes.
const FROM =
  "from article a left join category c on c.id = a.category_id where a.status = 'PUBLISHED' and a.deleted_at is null";

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = express();
app.disable('x-powered-by');
app.use(express.json());

const list = async (first: number) => {
  const sql = `select ${COLUMNS} ${FROM} order by a.sort_at desc, a.id desc limit $1`;
  const rows = await queryRows<{ id: string; publishedAt: Date }>('list', sql, [first + 1]);
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last && Buffer.from(JSON.stringify([last.publishedAt, last.id])).toString('base64url');
  return { nodes, pageInfo: { hasNextPage: rows.length > first, endCursor } };
};
const listCategories = () => queryRows('categories', 'select id, name, slug from category order by position');

const listFeedItems = () =>
  queryRows(
    'feed items',
    `select i.id, i.title, i.link as url, nullif(i.summary, '') as summary, nullif(i.author, '') as author,
       i.published_at as "publishedAt", json_build_object('title', coalesce(nullif(f.title, ''), f.host)) as source
     from feed_item i join feed f on f.id = i.feed_id where i.status = 'APPROVED'
     order by i.published_at desc, i.id desc limit 6`,
  );

/** Sends a statement by name, so that each connection parses and plans it once. */
async function queryRows<Row extends object>(name: string, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows;
}

app.post('/list', async ({ body }, response) => {
  response.json({ data: { articles: await list(body.variables.first) } });
});
app.post('/list-and-categories', async ({ body }, response) => {
  const [articles, all, items] = await Promise.all([list(body.variables.first), listCategories(), listFeedItems()]);
  response.json({ data: { articles, categories: all, feedItems: items } });
});
app.post('/article', async ({ body }, response) => {
  response.json({ data: { article: await findArticle(body.variables.slug) } });
});
app.post('/article-and-related', async ({ body }, response) => {
  const article = await findArticle(body.variables.slug);
  const sql = `select ${COLUMNS} ${FROM} and a.id <> $1
    order by (a.category_id is not distinct from $2) desc, a.sort_at desc, a.id desc limit 3`;
  const related = await queryRows('related', sql, [article?.id, article?.category.id]);
  response.json({ data: { article: { ...article, related } } });
});

async function findArticle(slug: string) {
  const sql = `select ${COLUMNS}, a.body_tree as "bodyTree", a.updated_at as "updatedAt", a.author_name as "authorName"
    ${FROM} and a.slug = $1`;
  return (await queryRows<{ id: string; category: { id: string } }>('article', sql, [slug]))[0];
}

app.listen(Number(process.env['PORT']), '127.0.0.1');

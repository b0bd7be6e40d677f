// The baseline of the GraphQL rows: the same responses written by hand with only Express, pg and JSON.
import express from 'express';
import pg from 'pg';

const COLUMNS = `a.id, a.slug, a.title, a.summary, a.reading_minutes as "readingMinutes", a.published_at as "publishedAt",
  json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as category`;
const FROM = 'from article a left join category c on c.id = a.category_id';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = express();
app.disable('x-powered-by');
app.use(express.json());

const list = async (first: number) => {
  const sql = `select ${COLUMNS} ${FROM} where a.status = 'PUBLISHED' order by a.sort_at desc, a.id desc limit $1`;
  const { rows } = await pool.query<{ id: string; publishedAt: Date }>(sql, [first + 1]);
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last && Buffer.from(JSON.stringify([last.publishedAt, last.id])).toString('base64url');
  return { nodes, pageInfo: { hasNextPage: rows.length > first, endCursor } };
};
const categories = async () => (await pool.query('select id, name, slug from category order by position')).rows;

app.post('/list', async ({ body }, response) => {
  response.json({ data: { articles: await list(body.variables.first) } });
});
app.post('/list-and-categories', async ({ body }, response) => {
  const [articles, all] = await Promise.all([list(body.variables.first), categories()]);
  response.json({ data: { articles, categories: all } });
});
app.post('/article', async ({ body }, response) => {
  response.json({ data: { article: await article(body.variables.slug) } });
});
app.post('/article-and-related', async ({ body }, response) => {
  const found = await article(body.variables.slug);
  const sql = `select ${COLUMNS} ${FROM} where a.id <> $1 and a.status = 'PUBLISHED'
    order by (a.category_id is not distinct from $2) desc, a.sort_at desc, a.id desc limit 3`;
  const { rows } = await pool.query(sql, [found?.id, found?.category.id]);
  response.json({ data: { article: { ...found, related: rows } } });
});

async function article(slug: string) {
  const sql = `select ${COLUMNS}, a.body_tree as "bodyTree", a.updated_at as "updatedAt", a.author_name as "authorName"
    ${FROM} where a.slug = $1 and a.status = 'PUBLISHED'`;
  return (await pool.query<{ id: string; category: { id: string } }>(sql, [slug])).rows[0];
}

app.listen(Number(process.env['PORT']), '127.0.0.1');

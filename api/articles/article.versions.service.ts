import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { refuseBeyondLimits, renderMarkdown } from '../platform/markdown.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { query } from '../platform/sql.ts';
import { idOf, nameOf } from '../platform/viewer.ts';
import { type ArticlePreview, type ArticleVersion, SAVED_BY } from './article-version.entity.ts';
import type { Article } from './article.entity.ts';
import type { ArticleVersionsArgs } from './article.filter.ts';
import { readLinkTargets } from './article.linking.service.ts';
import { articlePolicy } from './article.policy.ts';

/** How many texts of an article are kept; of one saved more often, the oldest go. */
const KEPT = 100;

/** Keeps the text as it stands before a change, where nobody has kept it yet: what was seeded or imported. */
export const keepFormer = (em: SqlEntityManager, id: string) =>
  query(
    em,
    `insert into article_version (article_id, version, title, summary, body, saved_at)
     select id, version, title, summary, body, updated_at from article where id = $1 on conflict do nothing`,
    [id],
  );

type Kept = Pick<Article, 'id' | 'version' | 'title' | 'summary' | 'body' | 'updatedAt'>;

/** Keeps the text that was just written, with who wrote it. A draft is one that no visitor has been shown. */
export async function keepVersion(
  { viewer }: Context,
  em: SqlEntityManager,
  { id, version, title, summary, body, updatedAt }: Kept,
  { draft }: { draft: boolean },
): Promise<void> {
  await query(
    em,
    `insert into article_version (article_id, version, title, summary, body, saved_at, saved_by, account_id, draft)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, version, title, summary, body, updatedAt, nameOf(viewer), idOf(viewer), draft],
  );
  await query(em, 'delete from article_version where article_id = $1 and version <= $2', [id, version - KEPT]);
}

/** The number of an article's next text: above every one it has or had, thrown-away drafts too. */
export async function nextVersion(
  em: SqlEntityManager,
  { id, version }: Pick<Kept, 'id' | 'version'>,
): Promise<number> {
  const sql = 'select greatest($2::integer, max(version)) + 1 as next from article_version where article_id = $1';
  const [row] = await query<{ next: number }>(em, sql, [id, version]);
  return row!.next;
}

const versionCursor = z.tuple([z.number().int()]);

/** The saved texts of an article, newest first. Articles that are unchanged since their import have none. */
export async function listVersions(
  { em, viewer }: Context,
  args: ArticleVersionsArgs,
): Promise<Connection<ArticleVersion>> {
  authorize(articlePolicy, viewer, 'update', null);
  const [before] = args.after ? decodeCursor(args.after, versionCursor) : [null];
  const rows = await query<Omit<ArticleVersion, 'savedAt'> & { savedAt: string }>(
    em,
    `select version, title, nullif(summary, '') as summary, body, saved_at as "savedAt", ${SAVED_BY},
       draft as "isDraft"
     from article_version where article_id = $1 and ($3::int is null or version < $3) order by version desc limit $2`,
    [args.id, args.first + 1, before],
  );
  const versions = rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt) }));
  return toConnection(versions, args, ({ version }) => [version]);
}

/** Renders a text exactly as saving it would. */
export async function previewArticle({ em, viewer }: Context, body: string): Promise<ArticlePreview> {
  authorize(articlePolicy, viewer, 'update', null);
  const rendering = readLinkTargets(em, body).then((targets) => renderMarkdown(body, targets));
  const { tree, readingMinutes } = await refuseBeyondLimits(rendering, ['body']);
  return { bodyTree: tree, readingMinutes };
}

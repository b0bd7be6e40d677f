import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { CaseStudyStatus } from '#api/content/case-studies/case-study.entity.ts';
import { getKysely } from '#api/kysely.ts';
import { createVisitorContext, type VisitorContextParts } from '#api/platform/context.ts';
import type { PageServer } from '#api/platform/http/page-server.ts';
import { loadKnownQuestions } from '../known-questions.ts';
import { extractFromPage, extractFromText } from './passage.extraction.ts';
import type { Passage, SourcePassage } from './passage.split.ts';

export type SiteKind = 'PAGE' | 'ARTICLE' | 'CASE_STUDY';

/** A page of the site for all visitors. Null if the path has no page now. */
export type ReadPage = (path: string) => Promise<{ title: string; html: string } | null>;

/** Reads the current passages of a public source, with the questions that they are known to answer. */
export const readSitePassages =
  (readPage: ReadPage) =>
  (em: SqlEntityManager, kind: SiteKind, id: string): Promise<SourcePassage[]> =>
    kind === 'PAGE' ? readPagePassages(id, readPage) : kind === 'ARTICLE' ? readArticle(em, id) : readStudy(em, id);

async function toSource(path: string, title: string, passages: readonly Passage[]): Promise<SourcePassage[]> {
  const known = await loadKnownQuestions();
  return passages.map((passage) => ({ ...passage, title, questions: known.listAnswered(path, passage) }));
}

async function readPagePassages(path: string, readPage: ReadPage): Promise<SourcePassage[]> {
  const page = await readPage(path);
  return page ? toSource(path, page.title, extractFromPage(page.html).passages) : [];
}

async function readArticle(em: SqlEntityManager, id: string): Promise<SourcePassage[]> {
  const text = await getKysely(em)
    .selectFrom('article')
    .select(['slug', 'title', 'bodyHtml as html', 'summary'])
    .where('id', '=', id)
    .where('status', '=', ArticleStatus.PUBLISHED)
    .executeTakeFirst();
  if (!text) return [];
  const { slug, title, html, summary } = text;
  return toSource(`/resources/${slug}`, title, extractFromText(html, title, [summary]));
}

async function readStudy(em: SqlEntityManager, id: string): Promise<SourcePassage[]> {
  const text = await getKysely(em)
    .selectFrom('case_study')
    .select(['title', 'bodyHtml as html', 'summary', 'setting', 'problem', 'facts', 'illustrative'])
    .where('id', '=', id)
    .where('status', '=', CaseStudyStatus.PUBLISHED)
    .executeTakeFirst();
  if (!text) return [];
  const { title, html, summary, setting, problem } = text;
  const facts = text.facts.map(({ label, value }) => `${label}: ${value}.`).join(' ');
  const passages = extractFromText(html, title, [summary, setting, problem, facts]);
  return toSource(`/case-studies/${id}`, text.illustrative ? `${title} (illustrative)` : title, passages);
}

/** List pages, whose entries have passages of their own, and the chat page itself. */
const LISTS = new Set(['/resources', '/case-studies', '/chat']);

/** Names and types of the schema, which would be found for many questions of visitors and answer none of them. */
const isGenerated = (path: string): boolean => /^\/developers\/(?:reference|changelog)(?:\/|$)/.test(path);

/** Creates a reader that renders the site's pages as visitors see them. */
export const pageReader =
  (createParts: () => VisitorContextParts, pages: Pick<PageServer, 'render'>): ReadPage =>
  async (path) => {
    if (LISTS.has(path) || isGenerated(path)) return null;
    const parts = createParts();
    const { status, head, html } = await pages.render(path, createVisitorContext(parts));
    if (status >= 500) throw new Error(`${path} answered ${status}`);
    const title = readTitle(head).replace(` | ${parts.env.SITE_NAME}`, '');
    return status === 200 ? { title, html } : null;
  };

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Decodes the five characters that React escapes. */
const readTitle = (head: string): string =>
  (/<title>([^<]*)/.exec(head)?.[1] ?? '').replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );

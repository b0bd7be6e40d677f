import type { SqlEntityManager } from '@mikro-orm/postgresql';
import {
  type ArticleChanges,
  type ArticleFields,
  blankArticle,
  changeArticle,
  toFields,
} from '#graphql/article-fields.ts';
import type { TextIssue } from '#graphql/text-issues.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { ExpectedError, fail } from '#api/platform/errors.ts';
import { readMarkdownParts, refuseBeyondLimits, renderMarkdown } from '#api/platform/markdown/markdown.ts';
import { type ArticleIssue, ArticleIssueSeverity } from './article-issue.type.ts';
import { type CheckedText, checkText, makeError, type InnerLink } from './article.issue-rules.ts';
import { readDraft } from './drafts/article.drafts.service.ts';
import type { ArticleStatus } from './article.entity.ts';
import type { Override } from './article.service.ts';
import { selectLinkTargets } from './links/article.link.service.ts';
import { articlePolicy } from './article.policy.ts';
import { loadText, readArticleById } from './article.read.service.ts';

// The check before publishing. It reads this site's own pages and database, and never another host.

const ARTICLE = /^\/resources\/([^/]+)\/?$/;
/** Checking a link renders its page, so no more links are checked than an ordinary text has. */
const FOLLOWED = 50;

export interface Subject extends ArticleFields {
  /** The newest text: the draft, or the article's own. */
  version: number;
}

/** Finds the issues of an article with the given unsaved changes. */
export async function checkArticle(
  context: Context,
  id: string | null,
  input: Partial<ArticleChanges> | null,
): Promise<ArticleIssue[]> {
  authorize(articlePolicy, context.viewer, 'publish', null);
  const storedSubject = id ? await readSubject(context, id) : { ...blankArticle, slug: 'new', version: 0 };
  return findIssues(context, applyToSubject(storedSubject, input ?? {}));
}

/** Finds the issues of an article's own text with the given changes, whether or not a draft exists. */
export async function checkOwnText(
  context: Context,
  id: string,
  input: Partial<ArticleChanges>,
): Promise<ArticleIssue[]> {
  authorize(articlePolicy, context.viewer, 'publish', null);
  return findIssues(context, applyToSubject(await readOwnSubject(context, id), input));
}

/** The text as it will be after the input is saved. */
export const applyToSubject = (storedSubject: Subject, input: Partial<ArticleChanges>): Subject => ({
  ...storedSubject,
  ...changeArticle(storedSubject, input),
});

/** The text that is published next: the draft, or the article's own. */
export async function readSubject(context: Context, id: string): Promise<Subject> {
  const own = await readOwnSubject(context, id);
  const draft = await readDraft(context, id);
  if (!draft) return own;
  return { ...toFields(draft), version: Math.max(own.version, draft.version) };
}

/** Reads the article's own text and status, with or without a draft. */
export async function readOwnSubject(context: Context, id: string): Promise<Subject & { status: ArticleStatus }> {
  const article = (await readArticleById(context, id)) ?? fail('NOT_FOUND', 'This article does not exist.');
  const { version, status } = article;
  return { ...toFields({ ...article, body: await loadText(context, article, 'body') }), version, status };
}

export const findIssues = (context: Context, subject: Subject): Promise<ArticleIssue[]> =>
  findTextIssues(context, subject, { noun: 'article', path: `/resources/${encodeURIComponent(subject.slug)}` });

/** Finds the issues of a text that has a page of its own at `path`. */
export async function findTextIssues(
  context: Context,
  subject: CheckedText,
  { noun, path }: { noun: string; path: string },
): Promise<ArticleIssue[]> {
  const here = new URL(path, context.services.env.PUBLIC_URL);
  const ownSlug = ARTICLE.exec(path)?.[1];
  const parts = await refuseBeyondLimits(readMarkdownParts(subject.body));
  const { html } = await refuseBeyondLimits(renderMarkdown(subject.body));
  const { issues, inner } = checkText(subject, parts, here, noun);
  const isOwnSlug = (slug: string | undefined) => slug !== undefined && encodeURIComponent(slug) === ownSlug;
  const own = (link: InnerLink) => link.path === here.pathname || isOwnSlug(ARTICLE.exec(link.path)?.[1]);
  const anchors = anchorsIn(html);
  const dead = [
    ...inner.filter(own).flatMap((link) => missing(link, anchors)),
    ...(await followArticles(
      context,
      inner.filter((link) => !own(link) && ARTICLE.test(link.path)),
    )),
    ...(await followPages(
      context,
      inner.filter((link) => !own(link) && !ARTICLE.test(link.path)),
    )),
  ];
  return [...issues, ...dead].toSorted(bySeverityAndPlace);
}

/** The publishing check refuses a text. Editors list all issues, of which the message names a few. */
export class FailedCheckError extends ExpectedError {
  constructor(
    message: string,
    readonly issues: readonly TextIssue[],
    field = 'overrideReason',
  ) {
    super('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);
  }

  override get extensions() {
    return { ...super.extensions, issues: this.issues };
  }
}

/** As many as fit into a sentence. */
const NAMED = 3;

/** Null if there are no errors; fails with BAD_USER_INPUT if there are some and no reason to continue is given. */
export function overrideErrors(
  issues: readonly ArticleIssue[],
  reason: string | null | undefined,
  introduction = 'The publishing check found errors. Fix them, or give an overrideReason.',
): Override | null {
  const errors = issues.filter(({ severity }) => severity === ArticleIssueSeverity.ERROR);
  if (errors.length === 0) return null;
  if (reason) return { reason, errors: errors.length };
  const messages = errors.slice(0, NAMED).map(({ message, line }) => (line ? `Line ${line}: ${message}` : message));
  const more = errors.length > NAMED ? ` And ${errors.length - NAMED} more.` : '';
  const message = `${introduction} ${messages.join(' ')}${more}`;
  throw new FailedCheckError(message, issues);
}

const bySeverityAndPlace = (a: ArticleIssue, b: ArticleIssue): number =>
  a.severity === b.severity ? (a.line ?? 0) - (b.line ?? 0) : a.severity === ArticleIssueSeverity.ERROR ? -1 : 1;

const anchorsIn = (html: string): Set<string> => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));

const missing = ({ anchor, url, line }: InnerLink, anchors: ReadonlySet<string>): ArticleIssue[] =>
  anchor === null || anchors.has(anchor) ? [] : [makeError(`“${url}” links to a section that does not exist.`, line)];

const readLinkedArticles = (em: SqlEntityManager, slugs: readonly string[]) =>
  selectLinkTargets(em, slugs)
    .innerJoin('article as target', 'target.id', 'found.id')
    .select('target.bodyHtml as html')
    .execute();

async function followArticles({ em }: Context, links: InnerLink[]): Promise<ArticleIssue[]> {
  const getSlug = ({ path }: InnerLink) => ARTICLE.exec(path)?.[1] ?? '';
  const slugs = [...new Set(links.map(getSlug))];
  const rows = slugs.length > 0 ? await readLinkedArticles(em, slugs) : [];
  return links.flatMap((link) => {
    const target = rows.find(({ slug }) => slug === getSlug(link));
    if (!target) return [makeError(`“${link.url}” links to an article that does not exist.`, link.line)];
    if (!target.live) return [makeError(`“${link.url}” links to an article that is not published.`, link.line)];
    return missing(link, anchorsIn(target.html));
  });
}

/** Links to files are not checked: files of the build and of other parts have no page. */
async function followPages(context: Context, links: InnerLink[]): Promise<ArticleIssue[]> {
  const {
    services: { pages },
  } = context;
  if (!pages) return [];
  const checkedLinks = links.filter(({ path }) => !/\.[a-z0-9]+$/i.test(path)).slice(0, FOLLOWED);
  const anchorsByPath = new Map<string, ReadonlySet<string> | null>();
  const issues: ArticleIssue[] = [];
  // Links are checked one at a time, so that visitors' requests are not slowed down.
  for (const link of checkedLinks) {
    if (!anchorsByPath.has(link.path)) anchorsByPath.set(link.path, await pages.getAnchors(link.path, context));
    const anchors = anchorsByPath.get(link.path) ?? null;
    issues.push(
      ...(anchors
        ? missing(link, anchors)
        : [makeError(`“${link.url}” links to a page that does not exist.`, link.line)]),
    );
  }
  return issues;
}

import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { createArticleInput, readForm, toFields, toForm } from '#graphql/article-fields.ts';
import { categoriesAtMost, text } from '#graphql/limits.ts';
import { overrideReason } from '#graphql/validation.ts';
import { listCategories } from '../categories/category.service.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import {
  describePerson,
  editorsOnly,
  parseForm,
  goBack,
  type PlainFormOptions,
  type PlainForm,
  readTypedValues,
} from '#api/platform/http/plain.ts';
import { read } from '#api/platform/http/rest.ts';
import { checkOwnText } from './article.issues.service.ts';
import { readDraft } from './drafts/article.drafts.service.ts';
import { listArticles, loadText, readArticleById } from './article.read.service.ts';
import type { ArticleRow } from './article.query.ts';
import { findLastSave, saveArticle } from './article.save.service.ts';

const LIST = '/admin/articles-legacy';
const ONE = `${LIST}/:id`;
const PAGE = 25;

const saving = createArticleInput.omit({ slug: true, cover: true }).extend({
  seen: z.string().check(atMost(40)),
  act: z.enum(['save', 'publish', 'unpublish']),
  overrideReason: z.literal('').or(overrideReason).optional(),
});

/** All articles in server-rendered lists and forms, for the case that the admin pages do not work. */
export function legacyArticleRoutes(options: PlainFormOptions): Router {
  const router = Router();
  const isFor = editorsOnly(options);
  router.get(LIST, isFor, (request, response) => showList(options, request, response));
  router.get(ONE, isFor, async (request, response) => {
    const article = await readArticleById(options.contextFor(request), getId(request));
    if (!article) return showList(options, request, response, 'This article does not exist.', 404);
    const message = request.query['saved'] === undefined ? null : 'Saved.';
    await showOne(options, request, response, {
      article,
      form: { message: null, errors: {}, values: {} },
      said: message,
    });
  });
  router.post(ONE, ...parseForm(options), async (request, response) => {
    const typedValues = readTypedValues(request);
    const form = { ...typedValues, ...readForm(typedValues) };
    const { seen: expectedUpdatedAt, act, overrideReason: reason, ...changes } = read(saving, form);
    response.locals['act'] = act;
    const id = getId(request);
    const saveOptions = { expectedUpdatedAt, action: act, overrideReason: reason || null };
    await saveArticle(options.contextFor(request), id, changes, saveOptions);
    await options.refresh();
    response.redirect(303, `${LIST}/${encodeURIComponent(id)}?saved`);
  });
  router.use(
    ONE,
    goBack(async (request, response, { status, form }) => {
      const article = (await readArticleById(options.contextFor(request), getId(request))) ?? fail('NOT_FOUND');
      const issues = await listIssues(options.contextFor(request), article.id, form);
      await showOne(options, request, response, { article, form: explainIssues(form), said: null, issues }, status);
    }),
  );
  return router;
}

const CHECK_FAILED =
  'Not saved: the publishing check found errors. Fix the issues below, or give a reason and send the form again.';

/** The error message names three issues at most. The form lists all of them. */
const explainIssues = (form: PlainForm): PlainForm =>
  hasCheckErrors(form) && !form.values['overrideReason']
    ? { ...form, message: CHECK_FAILED, errors: { ...form.errors, overrideReason: 'Give a reason to continue' } }
    : form;

const hasCheckErrors = ({ errors }: PlainForm): boolean => errors['overrideReason'] !== undefined;

/** All issues for which the publishing check refused a text. */
async function listIssues(context: Context, id: string, form: PlainForm): Promise<ShownIssue[]> {
  if (!hasCheckErrors(form)) return [];
  const issues = await checkOwnText(context, id, readForm(form.values));
  return issues.map(({ line, message, severity }) => ({ line, message, isError: severity === 'ERROR' }));
}

const getId = (request: Request): string => String(request.params['id']);

async function showList(
  options: PlainFormOptions,
  request: Request,
  response: Response,
  message?: string,
  status = 200,
) {
  const context = options.contextFor(request);
  const readParameter = (name: string): string => (typeof request.query[name] === 'string' ? request.query[name] : '');
  const search = readParameter('search').trim().slice(0, text.searchQuery);
  const page = { first: PAGE, after: readParameter('after') || null, filter: { search: search || null } };
  // An invalid cursor starts at the first page.
  const { nodes, pageInfo } = await listArticles(context, page).catch(() =>
    listArticles(context, { ...page, after: null }),
  );
  const articles = nodes.map(({ id, title, slug, status: state, updatedAt, category }) => ({
    id,
    title,
    slug,
    status: state,
    updatedAt: updatedAt.toISOString(),
    category: category?.name ?? null,
  }));
  const more = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  const person = await describePerson(options, context);
  await options.show(
    request,
    response,
    { page: 'articles', person, search, articles, more, message: message ?? null },
    status,
  );
}

interface ShownIssue {
  line: number | null;
  message: string;
  isError: boolean;
}

interface ArticleFormState {
  article: ArticleRow;
  form: PlainForm;
  said: string | null;
  issues?: ShownIssue[];
}

/** The typed text stays in the form. After a stale save, the text that others saved is shown beside it. */
async function showOne(
  options: PlainFormOptions,
  request: Request,
  response: Response,
  state: ArticleFormState,
  status = 200,
) {
  const { article, form, said, issues = [] } = state;
  const context = options.contextFor(request);
  const body = await loadText(context, article, 'body');
  const savedValues = { ...toForm(toFields({ ...article, body })), seen: article.updatedAt.toISOString() };
  const isStale = status === 409;
  const view = {
    page: 'article' as const,
    person: await describePerson(options, context),
    id: article.id,
    slug: article.slug,
    status: article.status,
    categories: (await listCategories(context, { first: categoriesAtMost })).nodes.map(({ id, name }) => ({
      id,
      name,
    })),
    said,
    issues,
    draftWaits: (await readDraft(context, article.id)) !== null,
    // The next save is based on the other version, because its author has now seen it.
    form: { ...form, values: { ...savedValues, ...form.values, ...(isStale && { seen: savedValues.seen }) } },
    theirs: isStale ? { ...savedValues, savedBy: await nameLastSave(context, article.id) } : null,
  };
  await options.show(request, response, view, status);
}

/** Null for the viewer. */
async function nameLastSave(context: Context, id: string): Promise<string | null> {
  const { isOwn, name } = await findLastSave(context, id);
  return isOwn ? null : (name ?? 'another person');
}

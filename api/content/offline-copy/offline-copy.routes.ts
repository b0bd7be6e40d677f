import { type Request, Router } from 'express';
import type { OfflineCopy } from '#graphql/offline-copy.ts';
import { listArticles } from '../articles/article.read.service.ts';
import { listCaseStudies } from '../case-studies/case-study.read.service.ts';
import type { Context } from '#api/platform/context.ts';
import { encode, type EncodedAnswer, send } from '#api/platform/http/encoded-answer.ts';
import { anonymous } from '#api/platform/viewer.ts';
import { runShared } from '#api/platform/work.ts';
import { listPassages } from './offline-copy.query.ts';

interface Options {
  contextFor: (request: Request) => Context;
  contentVersion: { readonly value: number };
  /** Paths of the site's own public pages. */
  pages: readonly string[];
  /** The id of the running build. */
  build: string;
}

/** A copy of 100,000 articles would fill the device of a visitor. */
const NEWEST = 50;

/** Lists what the browser of a visitor keeps who pulls the plug, and the passages from which /chat answers then. */
export function offlineCopyRoutes({ contextFor, contentVersion, pages, build }: Options): Router {
  const router = Router();
  // Everybody gets the same bytes until the content changes, so each version is read and compressed once.
  let kept: { version: string; answer: Promise<EncodedAnswer> } | null = null;
  router.get('/offline.json', async (request, response) => {
    const version = `${build}.${contentVersion.value}`;
    if (kept?.version !== version) {
      const answer = runShared(() => readCopy(contextFor(request), { version, pages }).then(encodeCopy));
      kept = { version, answer };
      answer.catch(() => (kept = null));
    }
    send(request, response, await kept.answer);
  });
  return router;
}

const encodeCopy = (copy: OfflineCopy): Promise<EncodedAnswer> =>
  encode(Buffer.from(JSON.stringify(copy)), {
    headers: [
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Cache-Control', 'public, no-cache'],
    ],
    quality: 5,
  });

/** Everybody gets what visitors see, independent of the viewer. */
async function readCopy(
  requestContext: Context,
  { version, pages }: { version: string; pages: readonly string[] },
): Promise<OfflineCopy> {
  const context = { ...requestContext, viewer: anonymous };
  const [articles, studies] = [
    await listArticles(context, { first: NEWEST, filter: {} }),
    await listCaseStudies(context, { first: NEWEST, filter: {} }),
  ];
  const ids = [...articles.nodes, ...studies.nodes].map(({ id }) => id);
  return {
    version,
    pages: [
      ...pages,
      ...articles.nodes.map(({ slug }) => `/resources/${encodeURIComponent(slug)}`),
      ...studies.nodes.map(({ id }) => `/case-studies/${encodeURIComponent(id)}`),
    ],
    passages: await listPassages(context, ids),
  };
}

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { blankFolder } from '#graphql/share-card.ts';
import { readArticle } from '../articles/article.read.service.ts';
import { readCaseStudy } from '../case-studies/case-study.read.service.ts';
import type { Context } from '#api/platform/context.ts';
import { type EncodedAnswer, makeEtag, send } from '#api/platform/http/encoded-answer.ts';
import { anonymous } from '#api/platform/viewer.ts';
import { runShared } from '#api/platform/work.ts';
import { drawCard } from './card.draw.ts';

interface Options {
  contextFor: (request: Request) => Context;
  /** The folder of the built files. */
  files: string;
}

interface Subject {
  title: string;
  /** What the drawing shows: the category of an article, or the industry of a case study. */
  theme: string | undefined;
}

type FindSubject = (context: Context, key: string) => Promise<Subject | null>;

const findArticle: FindSubject = async (context, slug) => {
  const article = await readArticle(context, slug);
  return article && { title: article.title, theme: article.category?.slug };
};

const findStudy: FindSubject = async (context, id) => {
  const study = await readCaseStudy(context, id);
  return study && { title: study.title, theme: study.industry ?? undefined };
};

/** The drawing of an article without a category, or in a category that an editor made. */
const OTHER = 'article';
/** About 20 KB each. */
const KEPT = 200;
/** Cards are drawn one after another. More requests at once get the card of the site. */
const MAX_WAITING = 20;
const CARD_OF_SITE = '/images/card.png';

/** Serves the pictures of shared links of articles and case studies that have no picture of their own. */
export function cardRoutes({ contextFor, files }: Options): Router {
  const router = Router();
  const getCard = createCards(path.join(files, blankFolder));
  const serve =
    (find: FindSubject): RequestHandler<{ key: string }> =>
    async (request, response) => {
      response.set('Cache-Control', 'no-store');
      const subject = await find({ ...contextFor(request), viewer: anonymous }, request.params.key);
      if (!subject) return void response.status(404).type('text/plain').send('Card not found.');
      const answer = await getCard(subject);
      if (!answer) return response.redirect(302, CARD_OF_SITE);
      response.removeHeader('Cache-Control');
      send(request, response, answer);
    };
  router.get('/cards/resources/:key.png', serve(findArticle));
  router.get('/cards/case-studies/:key.png', serve(findStudy));
  return router;
}

/** Draws each card once. Null if it cannot be drawn now, and in development, which has no built files. */
function createCards(folder: string): (subject: Subject) => Promise<EncodedAnswer | null> {
  const kept = new LRUCache<string, Promise<EncodedAnswer>>({ max: KEPT });
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  let waiting = 0;
  return async ({ title, theme }) => {
    const name = [`${theme}.png`, `${OTHER}.png`].find((file) => names.has(file));
    const key = `${name} ${title}`;
    const found = kept.get(key);
    if (found || !name || waiting >= MAX_WAITING) return found?.catch(() => null) ?? null;
    waiting += 1;
    const answer = runShared(() => drawCard(path.join(folder, name), title)).then(toAnswer);
    kept.set(key, answer);
    return answer
      .catch(() => {
        kept.delete(key);
        return null;
      })
      .finally(() => (waiting -= 1));
  };
}

const toAnswer = (plain: Buffer): EncodedAnswer => ({
  status: 200,
  headers: [
    ['Content-Type', 'image/png'],
    ['Cache-Control', 'public, max-age=3600'],
  ],
  etag: makeEtag(plain),
  plain,
});

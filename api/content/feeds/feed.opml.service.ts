import { generateOpml } from 'feedsmith';
import { record } from '#api/operation/audit/audit.service.ts';
import { text } from '#graphql/limits.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { parseDocument, ParsingError } from './feed.parse.ts';
import { feedPolicy, selectTitle } from './feed.read.service.ts';
import { insertFeed, validateFeedUrl } from './feed.service.ts';
import { type ExternalText, toTitle } from './feed.text.ts';

const MOST_FEEDS = 500;
const SHOWN = 10;
/** feedsmith fails to write a file without feeds. */
const NO_FEEDS = '<?xml version="1.0" encoding="utf-8"?>\n<opml version="2.0"><head/><body/></opml>\n';

const toExternalTitle = (title: unknown): ExternalText | null =>
  typeof title === 'string' ? { value: title, type: 'unknown' } : null;

interface Outline {
  title: string;
  url: string;
}

/** All feeds as an OPML file, which other feed readers import. */
export async function exportFeeds({ em, viewer, services: { env } }: Context): Promise<string> {
  authorize(feedPolicy, viewer, 'export', null);
  const feeds = await getKysely(em)
    .selectFrom('feed')
    .select((eb) => [selectTitle(eb).as('title'), 'url', 'homeUrl'])
    .orderBy('title')
    .orderBy('url')
    .execute();
  if (feeds.length === 0) return NO_FEEDS;
  const outlines = feeds.map(({ title, url, homeUrl }) => ({
    text: title,
    title,
    type: 'rss',
    xmlUrl: url,
    ...(homeUrl && { htmlUrl: homeUrl }),
  }));
  return generateOpml({ head: { title: `${env.SITE_NAME}: feeds`, dateCreated: new Date() }, body: { outlines } });
}

interface FeedImport {
  addedCount: number;
  existingCount: number;
  /** At most ten URLs. */
  rejectedUrls: string[];
}

/** Adds the feeds of an OPML file that do not exist yet. The worker reads each of them later. */
export async function importFeeds(context: Context, opml: string): Promise<FeedImport> {
  authorize(feedPolicy, context.viewer, 'import', null);
  if (opml.length > text.opml) refuse('This file is too large.');
  const outlines = await outlinesIn(opml);
  if (outlines.length === 0) refuse('There are no feeds in this file.');
  if (outlines.length > MOST_FEEDS) refuse(`Import at most ${MOST_FEEDS} feeds at once.`);
  const result: FeedImport = { addedCount: 0, existingCount: 0, rejectedUrls: [] };
  await context.em.transactional(async (em) => {
    for (const { url, title } of outlines) {
      const urlCheck = validateFeedUrl(context, url);
      if ('error' in urlCheck) result.rejectedUrls.push(url.slice(0, 300));
      else if (await insertFeed(context, em, urlCheck.url, title)) result.addedCount += 1;
      else result.existingCount += 1;
    }
    await record(context, em, {
      kind: 'feeds.imported',
      details: { added: result.addedCount, known: result.existingCount },
    });
  });
  return { ...result, rejectedUrls: result.rejectedUrls.slice(0, SHOWN) };
}

const refuse = (message: string): never => fail('BAD_USER_INPUT', message, [{ path: ['input', 'opml'], message }]);

async function outlinesIn(opml: string): Promise<Outline[]> {
  const document = await parseDocument(opml, 'opml').catch((error: unknown) => {
    if (error instanceof ParsingError) return refuse('This file could not be read as OPML.');
    throw error;
  });
  return flatten((document.feed['body'] as { outlines?: unknown } | undefined)?.outlines);
}

/** Feed readers sort feeds into folders, which are nested outlines. The parser limited the nesting. */
function flatten(outlines: unknown): Outline[] {
  if (!Array.isArray(outlines)) return [];
  return outlines.flatMap((outline: Record<string, unknown> | null) => {
    const url = outline?.['xmlUrl'];
    const own =
      typeof url === 'string'
        ? [{ url, title: toTitle(toExternalTitle(outline?.['title'] ?? outline?.['text'])) }]
        : [];
    return [...own, ...flatten(outline?.['outlines'])];
  });
}

import { Worker } from 'node:worker_threads';
import { DATE_FIELDS, readDate } from './feed.dates.ts';

// External XML is parsed in a thread with little memory and time, which is discarded afterwards.

const PARSE_MS = 2_000;
const MEMORY_MB = 128;
export const MOST_ITEMS = 200;

/** The output of feedsmith for a document. Its fields differ by format and are untrusted. */
export interface ParsedDocument {
  format: 'rss' | 'atom' | 'rdf' | 'json' | 'opml';
  feed: Record<string, unknown>;
}

export class ParsingError extends Error {}

/**
 * The source code of the thread. It is a string, because a separate file would have a different path in the sources and
 * in the build.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const DEPTH = 64, ELEMENTS = 50000;

function refuseBombs(text) {
  // An article about XML quotes declarations in CDATA. The parser expands no entity in any case.
  const withoutQuotes = text.replace(/<!\\[CDATA\\[[^]*?\\]\\]>|<!--[^]*?-->/g, '');
  if (/<!ENTITY/i.test(withoutQuotes)) throw new Error('It declares entities of its own.');
  let depth = 0, elements = 0;
  for (const [, closing, , alone] of text.matchAll(/<!\\[CDATA\\[[^]*?\\]\\]>|<!--[^]*?-->|<(\\/?)([A-Za-z_])[^<>]*?(\\/?)>/g)) {
    if (closing === undefined || alone) continue;
    if (closing) depth -= 1;
    else if (++depth > DEPTH || ++elements > ELEMENTS) throw new Error('It is nested too deep or has too many parts.');
  }
}

import(workerData.library).then((feedsmith) => {
  let parsed;
  parentPort.on('message', ({ text, kind, keep }) => {
    try {
      if (keep) {
        const places = new Set(keep);
        for (const list of ['items', 'entries'])
          if (Array.isArray(parsed.feed[list])) parsed.feed[list] = parsed.feed[list].filter((_, at) => places.has(at));
        return parentPort.postMessage({ parsed });
      }
      const json = text.trimStart().startsWith('{');
      if (!json) refuseBombs(text);
      const plain = json ? text : text.replace(/^((?:\\s|<\\?[^>]*\\?>|<!--[^]*?-->)*)<!DOCTYPE[^>[]*>/i, '$1');
      parsed = kind === 'opml' ? { format: 'opml', feed: feedsmith.parseOpml(plain) } : feedsmith.parseFeed(plain);
      parsed = JSON.parse(JSON.stringify(parsed));
      const entries = parsed.feed.items || parsed.feed.entries;
      if (!Array.isArray(entries) || entries.length <= workerData.items) return parentPort.postMessage({ parsed });
      // The newest items are kept, in any order of the feed. The server's own rules read the dates.
      const dates = entries.map((entry) => entry && Object.fromEntries(workerData.dates.map((name) => [name, entry[name]])));
      parentPort.postMessage({ dates });
    } catch (error) {
      parentPort.postMessage({ error: String(error && error.message) });
    }
  });
  parentPort.postMessage('ready');
});
`;

/** Parses a feed or an OPML file. Throws a ParsingError. */
export async function parseDocument(
  text: string,
  kind: 'feed' | 'opml' = 'feed',
  patienceMs = PARSE_MS,
): Promise<ParsedDocument> {
  const worker = new Worker(PROGRAM, {
    eval: true,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    workerData: { library: import.meta.resolve('feedsmith'), items: MOST_ITEMS, dates: DATE_FIELDS },
  });
  try {
    return await waitForAnswer(worker, { text, kind }, patienceMs);
  } finally {
    await worker.terminate();
  }
}

interface Answer {
  parsed?: ParsedDocument;
  /** The date fields of each entry, if there are more entries than are kept. */
  dates?: (Record<string, unknown> | null)[];
  error?: string;
}

/** The indexes of the newest entries. Entries without a date follow the others, in the order of the feed. */
function findNewest(entries: NonNullable<Answer['dates']>): number[] {
  const datedEntries = entries.map((entry, place) => ({ place, at: (entry && readDate(entry)) ?? -Infinity }));
  // Not a subtraction: the difference of two missing dates would be `NaN`.
  const newest = datedEntries.toSorted((a, b) => (a.at === b.at ? a.place - b.place : b.at > a.at ? 1 : -1));
  return newest.slice(0, MOST_ITEMS).map(({ place }) => place);
}

function waitForAnswer(worker: Worker, work: { text: string; kind: string }, ms: number): Promise<ParsedDocument> {
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => reject(new ParsingError(reason));
    let patience: NodeJS.Timeout | undefined;
    worker.on('message', (message: 'ready' | Answer) => {
      if (message === 'ready') {
        // The time limit starts with the work, because a busy machine can take long to start the thread.
        patience = setTimeout(() => refuse('It took too long to read.'), ms);
        worker.postMessage(work);
      } else if (message.dates) worker.postMessage({ keep: findNewest(message.dates) });
      else if (message.parsed) resolve(message.parsed);
      else refuse(message.error ?? 'It could not be read.');
    });
    worker.once('error', (error) => refuse(`It could not be read: ${error.message}`));
    worker.once('exit', () => {
      clearTimeout(patience);
      refuse('It could not be read.');
    });
  });
}

import { Worker } from 'node:worker_threads';

// A stranger's XML is taken apart in a thread that has little memory and little time, and is thrown away afterwards.

const PARSE_MS = 2_000;
const MEMORY_MB = 128;
export const MOST_ITEMS = 200;

/** What feedsmith makes of a document; its fields differ by format, and none of them may be trusted. */
export interface ParsedDocument {
  format: 'rss' | 'atom' | 'rdf' | 'json' | 'opml';
  feed: Record<string, unknown>;
}

export class ParsingError extends Error {}

/** Runs in the thread: as text, because a file of its own would have to be found in sources and builds alike. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const DEPTH = 64, ELEMENTS = 50000;

function refuseBombs(text) {
  if (/<!ENTITY/i.test(text)) throw new Error('It declares entities of its own.');
  let depth = 0, elements = 0;
  for (const [, closing, , alone] of text.matchAll(/<!\\[CDATA\\[[^]*?\\]\\]>|<!--[^]*?-->|<(\\/?)([A-Za-z_])[^<>]*?(\\/?)>/g)) {
    if (closing === undefined || alone) continue;
    if (closing) depth -= 1;
    else if (++depth > DEPTH || ++elements > ELEMENTS) throw new Error('It is nested too deep or has too many parts.');
  }
}

import(workerData.library).then((feedsmith) => {
  parentPort.once('message', ({ text, kind }) => {
    try {
      const json = text.trimStart().startsWith('{');
      if (!json) refuseBombs(text);
      const plain = json ? text : text.replace(/<!DOCTYPE[^>[]*>/i, '');
      const parsed = kind === 'opml' ? { format: 'opml', feed: feedsmith.parseOpml(plain) } : feedsmith.parseFeed(plain);
      for (const list of ['items', 'entries'])
        if (Array.isArray(parsed.feed[list])) parsed.feed[list] = parsed.feed[list].slice(0, workerData.items);
      parentPort.postMessage({ parsed: JSON.parse(JSON.stringify(parsed)) });
    } catch (error) {
      parentPort.postMessage({ fault: String(error && error.message) });
    }
  });
  parentPort.postMessage('ready');
});
`;

/** Reads a feed or an OPML file, or throws a ParsingError. */
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
    workerData: { library: import.meta.resolve('feedsmith'), items: MOST_ITEMS },
  });
  try {
    return await answerOf(worker, { text, kind }, patienceMs);
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker, work: { text: string; kind: string }, ms: number): Promise<ParsedDocument> {
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => reject(new ParsingError(reason));
    let patience: NodeJS.Timeout | undefined;
    worker.on('message', (message: 'ready' | { parsed?: ParsedDocument; fault?: string }) => {
      if (message === 'ready') {
        // Time begins with the work: a busy machine may take long to begin.
        patience = setTimeout(() => refuse('It took too long to read.'), ms);
        worker.postMessage(work);
      } else if (message.parsed) resolve(message.parsed);
      else refuse(message.fault ?? 'It could not be read.');
    });
    worker.once('error', (error) => refuse(`It could not be read: ${error.message}`));
    worker.once('exit', () => {
      clearTimeout(patience);
      refuse('It could not be read.');
    });
  });
}

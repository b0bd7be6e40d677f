// Runs in a thread of its own (thread.ts). Node runs this file and its imports from source, so only erasable types are
// possible.
import { parentPort } from 'node:worker_threads';
import { MarkdownLimitError } from './markdown-limits.ts';
import { performMarkdownWork, type MarkdownWork } from './markdown-work.ts';

parentPort?.on('message', (work: MarkdownWork) => {
  try {
    parentPort?.postMessage({ value: performMarkdownWork(work) });
  } catch (error) {
    // Deep nesting that no check found exhausts the stack, and long HTML the longest string.
    const isLimit = error instanceof MarkdownLimitError || error instanceof RangeError;
    parentPort?.postMessage({ error: isLimit ? 'limit' : String((error as Error).stack) });
  }
});
parentPort?.postMessage('ready');

// Runs in a worker thread (thread.ts). Node strips the types of this file and of its imports, so they contain only
// erasable TypeScript syntax.
import { parentPort } from 'node:worker_threads';
import { MarkdownLimitError } from './markdown-limits.ts';
import { performMarkdownWork, type MarkdownWork } from './markdown-work.ts';

parentPort?.on('message', (work: MarkdownWork) => {
  try {
    parentPort?.postMessage({ value: performMarkdownWork(work) });
  } catch (error) {
    // A RangeError means that deep nesting overflowed the stack, or that the HTML exceeded the maximum string length.
    const isLimit = error instanceof MarkdownLimitError || error instanceof RangeError;
    parentPort?.postMessage({ fault: isLimit ? 'limit' : String((error as Error).stack) });
  }
});
parentPort?.postMessage('ready');

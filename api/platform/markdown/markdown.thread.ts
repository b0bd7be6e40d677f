// Runs in a worker thread (thread.ts). Node strips the types of this file and of its imports, so they contain only
// erasable TypeScript syntax.
import { parentPort } from 'node:worker_threads';
import { MarkdownLimitError } from './markdown-limits.ts';
import { performMarkdownWork, type MarkdownWork } from './markdown-work.ts';

parentPort?.on('message', (work: MarkdownWork) => {
  try {
    parentPort?.postMessage({ value: performMarkdownWork(work) });
  } catch (error) {
    // A RangeError is a stack overflow by deep nesting that no check caught, or HTML beyond the longest possible
    // string.
    const isLimit = error instanceof MarkdownLimitError || error instanceof RangeError;
    parentPort?.postMessage({ fault: isLimit ? 'limit' : String((error as Error).stack) });
  }
});
parentPort?.postMessage('ready');

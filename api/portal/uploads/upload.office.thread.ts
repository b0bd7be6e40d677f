// Runs in a worker thread (thread.ts), where it unpacks and checks an Office file. Node runs this file and its imports
// from source, so they may only use erasable TypeScript syntax.
import { parentPort } from 'node:worker_threads';
import { OfficeFileError } from './upload.office.link.ts';
import { reviewOffice } from './upload.office.review.ts';
import { inspectOffice, type OfficeKind } from './upload.office.ts';

interface OfficeWork {
  bytes: Uint8Array;
  kind: OfficeKind;
  /** True for a file that was accepted, whose private parts are listed. */
  isReview?: boolean;
}

parentPort?.on('message', ({ bytes, kind, isReview }: OfficeWork) => {
  try {
    if (isReview) return void parentPort?.postMessage({ value: reviewOffice(toBuffer(bytes), kind) });
    inspectOffice(toBuffer(bytes), kind);
    parentPort?.postMessage({ value: null });
  } catch (error) {
    parentPort?.postMessage({ value: error instanceof OfficeFileError ? error.kind : 'damaged' });
  }
});
const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

parentPort?.postMessage('ready');

// Runs in a worker thread (thread.ts), where it unpacks and checks an Office file. Node runs this file and its imports
// from source, so they may only use erasable TypeScript syntax.
import { parentPort } from 'node:worker_threads';
import { OfficeFileError } from './upload.office.error.ts';
import { inspectOffice, type OfficeKind } from './upload.office.ts';

parentPort?.on('message', ({ bytes, kind }: { bytes: Uint8Array; kind: OfficeKind }) => {
  try {
    inspectOffice(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), kind);
    parentPort?.postMessage({ value: null });
  } catch (error) {
    parentPort?.postMessage({ value: error instanceof OfficeFileError ? error.kind : 'damaged' });
  }
});
parentPort?.postMessage('ready');

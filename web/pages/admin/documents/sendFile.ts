import { PlainFailure } from '#web/runtime/failure.ts';

/** An uploaded file. If quarantined, it waits for the malware scanner. */
export interface UploadResult {
  id: string;
  quarantined?: true;
}

export interface Sending {
  /**
   * Aborting rejects the promise. The server keeps the received parts, and sending the same file again resumes the
   * upload.
   */
  signal: AbortSignal;
  /** Called with the fraction sent; at 1, the server processes the file. */
  onProgress: (share: number) => void;
  /** Called with the URL of the upload, which also cancels it. Also called after the signal was aborted. */
  onBegun?: (url: string) => void;
  /** Called when the server becomes unreachable (true) and when it is reachable again (false). */
  onAway?: (isAway: boolean) => void;
}

/** Large enough to need few requests, and small enough to resend little on a bad connection. */
const PART_BYTES = 4_000_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** Retries after server errors. A lost connection is retried without a limit. */
const TROUBLES_AT_MOST = 6;

const BROKEN_OFF = 'The upload was stopped.';
const TROUBLE = 'The server could not process this file. Try again in a moment.';

/** A temporary failure: the connection is lost or, with a sentence, the server reports a temporary error. */
class LostError extends Error {}

interface Place {
  url: string;
  /** Number of bytes that the server has. */
  offset: number;
}

/**
 * Uploads a file in parts. After a lost connection, it resumes at the offset that the server reports. It also resumes
 * an upload of the same file that this account started elsewhere, for example in another window.
 */
export async function sendFile(file: File, sending: Sending): Promise<UploadResult> {
  const { signal, onBegun, onAway } = sending;
  let url: string | null = null;
  let place: Place | null = null;
  let pause = FIRST_PAUSE_MS;
  let troubles = 0;
  for (;;) {
    try {
      place ??= await findPlace(file, url, signal);
      if (place.url !== url) onBegun?.((url = place.url));
      const answer: UploadResult | { offset: number } = await sendPart(file, place, sending);
      if ('id' in answer) return answer;
      place = { url: place.url, offset: answer.offset };
      [pause, troubles] = [FIRST_PAUSE_MS, 0];
      onAway?.(false);
    } catch (error) {
      if (signal.aborted) throw new PlainFailure(BROKEN_OFF);
      if (!(error instanceof LostError)) throw error;
      if (error.message && (troubles += 1) >= TROUBLES_AT_MOST) throw new PlainFailure(error.message);
      place = null;
      onAway?.(true);
      await waitFor(pause, signal);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
}

export const cancelUpload = (url: string): Promise<unknown> => fetch(url, { method: 'DELETE' }).catch(() => null);

/** Gets the offset to resume at: from the upload's URL if known, otherwise by matching the file. */
async function findPlace(file: File, url: string | null, signal: AbortSignal): Promise<Place> {
  if (url) {
    const response = await sendRequest(url, { method: 'HEAD', signal });
    if (response.ok) return { url, offset: parseOffset(response.headers.get('Upload-Offset')) };
    if (response.status !== 404) throw new PlainFailure(await response.text());
  }
  // Not aborted: the server may have begun the upload already, and only its URL allows canceling it.
  const response = await sendRequest('/uploads', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': file.type || 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(file.name)}`,
      // The server recognizes a file by its name, its size and this date.
      'Last-Modified': new Date(file.lastModified).toUTCString(),
      'Upload-Complete': '?0',
      'Upload-Length': String(file.size),
    },
  });
  if (!response.ok) throw new PlainFailure(await response.text());
  return { url: response.headers.get('Location')!, offset: parseOffset(response.headers.get('Upload-Offset')) };
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

const isPassing = (status: number): boolean => status === 429 || status >= 500;

async function sendRequest(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init).catch(() => Promise.reject(new LostError()));
  if (isPassing(answer.status)) throw new LostError(answer.status === 429 ? await answer.text() : TROUBLE);
  return answer;
}

function parseOffset(header: string | null): number {
  if (header === null || !/^\d+$/.test(header)) throw new PlainFailure(TROUBLE);
  return Number(header);
}

/** Sends the next part. Uses XMLHttpRequest because fetch reports no upload progress. */
const sendPart = (
  file: File,
  { url, offset }: Place,
  { signal, onProgress }: Sending,
): Promise<UploadResult | { offset: number }> =>
  new Promise((resolve, reject) => {
    const part = file.slice(offset, offset + PART_BYTES);
    const reportProgress = (loadedBytes: number) => onProgress(Math.min(1, (offset + loadedBytes) / file.size));
    const request = new XMLHttpRequest();
    const breakOff = () => request.abort();
    signal.addEventListener('abort', breakOff);
    request.upload.addEventListener('progress', ({ loaded }) => reportProgress(Math.min(loaded, part.size)));
    request.upload.addEventListener('load', () => reportProgress(part.size));
    request.addEventListener('error', () => reject(new LostError()));
    request.addEventListener('abort', () => reject(new LostError()));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', breakOff));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const serverOffset = request.getResponseHeader('Upload-Offset');
      if (status === 201) resolve(JSON.parse(responseText) as UploadResult);
      else if (isPassing(status)) reject(new LostError(status === 429 ? responseText : TROUBLE));
      else if ((status === 204 || status === 409) && serverOffset) resolve({ offset: Number(serverOffset) });
      else reject(new PlainFailure(responseText));
    });
    reportProgress(0);
    request.open('PATCH', url);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', 'application/partial-upload');
    request.setRequestHeader('Upload-Offset', String(offset));
    request.setRequestHeader('Upload-Complete', offset + part.size === file.size ? '?1' : '?0');
    if (signal.aborted) reject(new LostError());
    else request.send(part);
  });

/** Resolves after `ms` or when the browser is online again. Rejects when aborted. */
const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(new PlainFailure(BROKEN_OFF));
      else resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

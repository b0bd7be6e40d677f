import { PlainFailure } from '../../../failure.ts';

/** What arrived: it waits for the malware scanner where it is quarantined. */
export interface Sent {
  id: string;
  quarantined?: true;
}

const BROKEN_OFF = 'The connection broke off before the file was there. Please try again.';

/** Sends one file. `onProgress` hears the share that is sent; from 1 on the server looks at it. Rejects once aborted. */
export const sendFile = (file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.set('file', file);
    const request = new XMLHttpRequest();
    const breakOff = () => request.abort();
    signal.addEventListener('abort', breakOff);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('error', () => reject(new PlainFailure(BROKEN_OFF)));
    request.addEventListener('abort', () => reject(new PlainFailure(BROKEN_OFF)));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', breakOff));
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as Sent);
      else reject(new PlainFailure(request.responseText));
    });
    request.open('POST', '/uploads');
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
  });

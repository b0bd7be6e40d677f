import { PlainFailure, StepUpRequired } from '#web/runtime/failure.ts';
import { paths } from '#web/paths.ts';

/** A picture that an article can use. `path` is its path on this site. */
export interface ChosenPicture {
  id: string;
  fileName: string;
  alt: string;
  path: string;
}

const BROKEN_OFF = 'The connection was lost during the upload. Try again.';

type Upload = {
  file: File;
  /** The description. A picture that gets another file keeps its own. */
  alt?: string;
  /** The id of the picture whose file is replaced. Without it, the file becomes a picture. */
  replacedId?: string;
};

/**
 * Uploads a picture. `onProgress` receives the fraction sent; at 1, the server processes the file. Uses XMLHttpRequest
 * because fetch reports no upload progress.
 */
export const uploadPicture = (
  { file, alt, replacedId }: Upload,
  onProgress: (share: number) => void,
): Promise<ChosenPicture> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.set('file', file);
    if (alt !== undefined) form.set('alt', alt);
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('error', () => reject(new PlainFailure(BROKEN_OFF)));
    request.addEventListener('abort', () => reject(new PlainFailure(BROKEN_OFF)));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status === 200 || status === 201) resolve(JSON.parse(responseText) as ChosenPicture);
      // The page itself is closed to members, so a 403 means that an admin needs a step-up confirmation.
      else reject(status === 403 ? new StepUpRequired(responseText) : new PlainFailure(responseText));
    });
    request.open('POST', replacedId ? `${paths.adminPictures}/${encodeURIComponent(replacedId)}` : paths.adminPictures);
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
  });

import * as tus from 'tus-js-client';

interface Uploader {
  origin: string;
  cookie: string;
}

interface Resumption {
  uploadUrl?: string;
  /** Stops the upload after the server has received so many bytes. */
  stopAt?: number;
}

/** Uploads a PDF with tus-js-client. Returns the URL of the upload and the number of bytes sent. */
export const uploadByTus = (
  { origin, cookie }: Uploader,
  body: Buffer,
  { uploadUrl, stopAt = Number.POSITIVE_INFINITY }: Resumption,
): Promise<{ url: string; sent: number }> =>
  new Promise((resolve, reject) => {
    let sent = 0;
    const finish = () => resolve({ url: upload.url!, sent });
    // The library's types lack the option `protocol`.
    const options: tus.UploadOptions & { protocol: string } = {
      endpoint: `${origin}/uploads`,
      uploadUrl: uploadUrl ?? null,
      protocol: 'ietf-draft-05',
      chunkSize: 2_000,
      retryDelays: null,
      headers: { Cookie: cookie, Origin: origin },
      onBeforeRequest: (request) => {
        if (request.getMethod() !== 'POST') return;
        request.setHeader('Content-Type', 'application/pdf');
        request.setHeader('Content-Disposition', "attachment; filename*=UTF-8''Plan.pdf");
      },
      onChunkComplete: (size, accepted) => {
        sent += size;
        if (accepted >= stopAt) void upload.abort().then(finish);
      },
      onSuccess: finish,
      onError: reject,
    };
    const upload = new tus.Upload(body, options);
    upload.start();
  });

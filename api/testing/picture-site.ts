import type { TestBrowser } from './site.ts';
import { useUploadSite } from './upload-site.ts';

interface Sent {
  name?: string;
  alt?: string;
  type?: string;
  to?: string;
  headers?: Record<string, string>;
}

/** Two servers of one site with an administrator who uploads pictures. */
export function usePictureSite() {
  const pictures = useUploadSite({ table: 'picture', folder: 'pictures' }, 2);
  const post = (path: string, body: Buffer, options: Sent, browser: TestBrowser): Promise<Response> => {
    const { name = 'picture.jpg', alt, type = 'image/jpeg', to = pictures.url(), headers = {} } = options;
    const form = new FormData();
    form.set('file', new File([new Uint8Array(body)], name, { type }));
    if (alt !== undefined) form.set('alt', alt);
    return browser.fetch(`${to}${path}`, { method: 'POST', body: form, headers });
  };
  return {
    ...pictures,
    /** Replaces the file of a picture. */
    replace: (id: string, body: Buffer, options: Sent = {}, browser = pictures.admin) =>
      post(`/admin/pictures/${id}`, body, options, browser),
    send: (body: Buffer, { alt = 'A rack', ...options }: Sent = {}, browser = pictures.admin) =>
      post('/admin/pictures', body, { ...options, alt }, browser),
  };
}

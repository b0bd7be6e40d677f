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
  return {
    ...pictures,
    send(body: Buffer, options: Sent = {}, browser = pictures.admin): Promise<Response> {
      const { name = 'picture.jpg', alt = 'A rack', type = 'image/jpeg', to = pictures.url(), headers = {} } = options;
      const form = new FormData();
      form.set('file', new File([new Uint8Array(body)], name, { type }));
      form.set('alt', alt);
      return browser.fetch(`${to}/admin/pictures`, { method: 'POST', body: form, headers });
    },
  };
}

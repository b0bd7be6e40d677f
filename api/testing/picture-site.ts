import { useDesk } from './upload-site.ts';

interface Sent {
  name?: string;
  alt?: string;
  type?: string;
  to?: string;
  headers?: Record<string, string>;
}

/** Two servers of one site with an administrator who uploads pictures. */
export function usePictureDesk() {
  const desk = useDesk({ table: 'picture', folder: 'pictures' }, 2);
  return {
    ...desk,
    send(body: Buffer, given: Sent = {}, browser = desk.admin): Promise<Response> {
      const { name = 'picture.jpg', alt = 'A rack', type = 'image/jpeg', to = desk.url(), headers = {} } = given;
      const form = new FormData();
      form.set('file', new File([new Uint8Array(body)], name, { type }));
      form.set('alt', alt);
      return browser.fetch(`${to}/admin/pictures`, { method: 'POST', body: form, headers });
    },
  };
}

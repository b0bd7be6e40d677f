import type { SiteOptions } from './site.ts';
import { useUploadSite } from './upload-site.ts';
import { AdminDocumentTestCreateDocument as CREATE } from '#graphql/generated/tests-portal-documents.ts';

/** A site with an administrator who uploads documents. */
export function useDocumentSite(settings: Record<string, string> = {}, servers = 1, options: SiteOptions = {}) {
  const documents = useUploadSite({ table: 'upload', folder: 'documents' }, servers, settings, options);
  const { admin, url } = documents;
  return {
    ...documents,
    send(body: Buffer, name: string, { type = '', browser = admin, headers = {} } = {}): Promise<Response> {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(body)], name, { type }));
      return browser.fetch(`${url()}/uploads`, { method: 'POST', body: form, headers });
    },
    create: (uploadId: string) => admin.run(url(), CREATE, { input: { title: 'Report', uploadId } }),
  };
}

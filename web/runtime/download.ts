import { PlainFailure, StepUpRequired } from './failure.ts';

/**
 * Downloads a file as `name`. Uses fetch, so that an error can be shown in the page instead of opening an error page.
 */
export async function download(href: string, name: string): Promise<void> {
  const response = await fetch(href, { credentials: 'include' });
  const text = response.ok ? '' : await response.text();
  if (response.status === 403) throw new StepUpRequired(text);
  if (!response.ok) throw new Error(text);
  saveFile(await response.blob(), name);
}

/** Downloads the file of a document under the name that the server gives it. */
export async function downloadFile(href: string): Promise<void> {
  const response = await fetch(href, { credentials: 'include' });
  if (!response.ok) throw new PlainFailure(await response.text());
  saveFile(await response.blob(), readFileName(response.headers.get('content-disposition') ?? ''));
}

function readFileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  // A name without spaces stands without quotation marks.
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^";\s]+))/i.exec(disposition) ?? [];
  return quoted ?? plain ?? 'document';
}

/** Saves a file that the page made. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

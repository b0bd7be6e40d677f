import { StepUpRequired } from './failure.ts';

/**
 * Downloads a file as `name`. Uses fetch, so that an error can be shown in the page instead of opening an error page.
 */
export async function download(href: string, name: string): Promise<void> {
  const response = await fetch(href, { credentials: 'include' });
  const text = response.ok ? '' : await response.text();
  if (response.status === 403) throw new StepUpRequired(text);
  if (!response.ok) throw new Error(text);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

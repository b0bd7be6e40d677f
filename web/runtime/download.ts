import { StepUpRequired } from './failure.ts';

/** Saves a file as `name`. Fetched rather than opened, so that a refusal is an answer and not a page. */
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

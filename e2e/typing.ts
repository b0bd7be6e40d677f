import type { Page } from '@playwright/test';
import { expect, waitForHydration } from './site.ts';

// A person who writes in the editor.

export const LATENCIES = [0, 400, 800];
export const MODES = ['Markdown', 'Visual'] as const;
export type Mode = (typeof MODES)[number];

/** A person types about nine keys a second. */
export const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 110 });

/** Each answer of the API arrives late, as over a slow connection. */
export const slowDown = (page: Page, latency: number) =>
  page.context().route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latency));
    await route.continue().catch(() => undefined);
  });

export const findText = (page: Page) => page.getByRole('textbox', { name: 'Text' });

export async function chooseMode(page: Page, mode: Mode): Promise<void> {
  const button = page.getByRole('button', { name: mode, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

export async function openEditor(page: Page, path: string, mode: Mode): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await chooseMode(page, mode);
}

/** The text of the page's field. Visual mode shows paragraphs in place of Markdown. */
export const readText = (page: Page) =>
  findText(page).evaluate((field) =>
    field instanceof HTMLTextAreaElement
      ? field.value
      : [...field.children].map((block) => block.textContent).join('\n\n'),
  );

/** Combinations that differ little from others are tested in the drill only: each takes a minute on a busy machine. */
export const onlyInDrill = (is: boolean): { tag: string[] } => ({ tag: is ? ['@drill'] : [] });

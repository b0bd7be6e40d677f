import type { Locator } from '@playwright/test';
import { openAdminPage, test } from './people.ts';
import { expect, waitForHydration } from './site.ts';

// Japanese, Chinese and Korean are typed with an input method: Enter chooses one of its suggestions, Escape rejects them.

const pressWhileComposing = (field: Locator, key: string) =>
  field.evaluate((element, key) => {
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    const options = { key, isComposing: true, keyCode: 229, bubbles: true, cancelable: true };
    return element.dispatchEvent(new KeyboardEvent('keydown', options));
  }, key);

test('a visitor who chooses a suggestion with Enter does not send the question', async ({ page }) => {
  await page.goto('/chat');
  await waitForHydration(page);
  const field = page.getByRole('textbox', { name: 'Your question' });
  await field.fill('にほん');
  // Nothing handles the key: the browser gives it to the input method.
  expect(await pressWhileComposing(field, 'Enter')).toBe(true);
  await expect(field).toHaveValue('にほん');
  await expect(page.locator('[data-answer]')).toHaveCount(0);
});

test('an administrator who rejects a suggestion with Escape keeps the command palette open', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  await page.goto('/investor/admin');
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Jump to or run a command' });
  await expect(field).toBeFocused();
  await pressWhileComposing(field, 'Escape');
  await expect(field).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
});

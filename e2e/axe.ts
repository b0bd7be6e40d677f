import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

// Chromium compiles the minified file in half the time.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the axe violations of the current page, each as `rule: element`. axe cannot judge contrast on background
 * images (the dots at the edge, the shading of tables), so they are removed while it runs. Our pages have no frames, so
 * axe runs in the page itself and stays loaded for the next call.
 *
 * @param only the rules to check, if not all
 */
export async function findViolations(page: Page, within = 'html', only?: string[]): Promise<string[]> {
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    // Transitions between themes end, also those that begin later: their intermediate colors belong to no theme.
    bare.replaceSync('*, ::before, ::after { background-image: none !important; transition: none !important }');
    document.adoptedStyleSheets.push(bare);
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options: RunOptions = { resultTypes: ['violations'], ...(only && { runOnly: only }) };
  const violations = await page.evaluate(
    async ([selector, runOptions]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(selector, runOptions);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [within, options] as const,
  );
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return violations;
}
